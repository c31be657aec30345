import { nepalDay } from '../../src/common/time/nepal-day.js';
import { ApprovalsExpiry } from '../../src/modules/approvals/index.js';
import { type Person } from '../support/world.js';
import {
  type Asked,
  UNKNOWN,
  setup,
  world,
  asker,
  second,
  sales,
  rows,
  owedTo,
  payee,
  pay,
  decide,
  list,
  setLimit,
  endRuns,
  setUp,
  tearDown,
} from './approvals.fixture.js';

describe('payouts and refunds of many rupees (Y8)', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  describe('a payout', () => {
    it('of the limit is recorded by one admin, and of more waits for a second one', async () => {
      const shop = await payee(120_000);
      const small = await pay(asker, shop, 50_000);
      expect([small.status, small.body.approvalId]).toEqual([201, null]);
      const other = await payee(120_000);
      const large = await pay(asker, other, 50_001);
      expect(large.status).toBe(202);
      expect(await owedTo(other)).toBe(120_000);
      const waiting = (await list('pending')).find(({ id }) => id === large.body.approvalId);
      expect(waiting).toMatchObject({
        kind: 'payout',
        subjectId: String(other.id),
        amount: 50_001,
        state: 'pending',
        requestedBy: { id: asker.id },
        decidedBy: null,
      });
      const approved = await decide(second, large.body.approvalId, 'approve');
      expect([approved.status, approved.body.state, approved.body.decidedBy?.id]).toEqual([
        200,
        'approved',
        second.id,
      ]);
      expect(await owedTo(other)).toBe(69_999);
      const [payout] = await rows(
        'SELECT paid_by AS by, paisa::int AS paisa FROM payouts WHERE vendor_id = $1',
        [other.id],
      );
      expect(payout).toEqual({ by: asker.id, paisa: 5_000_100 });
    });

    it('is not approved by the admin who asked, not even in the database', async () => {
      const shop = await payee(90_000);
      const { body } = await pay(asker, shop, 90_000);
      const own = await decide(asker, body.approvalId, 'approve');
      expect([own.status, own.body.code]).toEqual([403, 'approval.own-request']);
      await expect(
        rows(
          `UPDATE approvals SET state = 'approved', decided_by = requested_by, decided_at = now() WHERE public_id = $1`,
          [body.approvalId],
        ),
      ).rejects.toThrow('approvals_four_eyes');
      expect(await owedTo(shop)).toBe(90_000);
    });

    it('cannot be split to stay below the limit', async () => {
      const shop = await payee(120_000);
      expect((await pay(asker, shop, 30_000)).status).toBe(201);
      expect((await pay(asker, shop, 30_000)).status).toBe(202);
      expect(await owedTo(shop)).toBe(90_000);
    });

    it('waits once, is rejected with a reason, and can be asked for again', async () => {
      const shop = await payee(90_000);
      const { body } = await pay(asker, shop, 80_000);
      const again = await pay(asker, shop, 70_000);
      expect([again.status, again.body.code]).toEqual([409, 'approval.pending']);
      const rejected = await decide(second, body.approvalId, 'reject');
      expect([rejected.body.state, rejected.body.reason]).toEqual(['rejected', 'Wrong sum.']);
      expect((await decide(second, body.approvalId, 'approve')).body.code).toBe('approval.decided');
      expect((await list('decided'))[0]).toMatchObject({ id: body.approvalId, state: 'rejected' });
      expect((await pay(asker, shop, 70_000)).status).toBe(202);
      expect(await owedTo(shop)).toBe(90_000);
    });

    it('can be taken back by the admin who asked', async () => {
      const shop = await payee(90_000);
      const { body } = await pay(asker, shop, 80_000);
      expect((await decide(asker, body.approvalId, 'reject')).body.state).toBe('rejected');
    });

    it('is asked for and approved once, however often the request is repeated', async () => {
      const shop = await payee(200_000);
      const answers = await Promise.all([1, 2, 3].map(() => pay(asker, shop, 80_000, 'asked-once')));
      const outcomes = answers.map(({ status, body }) => ({ status, body }));
      expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
      const decisions = await Promise.all(
        [second, await world.admin(), await world.admin()].map((admin) =>
          decide(admin, answers[0]?.body.approvalId ?? null, 'approve'),
        ),
      );
      expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await owedTo(shop)).toBe(120_000);
    });

    it('stays as it is when it cannot be carried out any more', async () => {
      const shop = await payee(90_000);
      const { body } = await pay(asker, shop, 90_000);
      await rows(`UPDATE vendors SET status = 'suspended' WHERE id = $1`, [shop.id]);
      expect((await decide(second, body.approvalId, 'approve')).body.code).toBe('payout.vendor-suspended');
      expect((await list('pending')).some(({ id }) => id === body.approvalId)).toBe(true);
    });

    it('is dropped after 7 days', async () => {
      const shop = await payee(90_000);
      const { body } = await pay(asker, shop, 90_000);
      const [row] = await rows<{ days: number }>(
        `SELECT extract(day FROM expires_at - requested_at)::int AS days FROM approvals WHERE public_id = $1`,
        [body.approvalId],
      );
      expect(row?.days).toBe(7);
      await rows(`UPDATE approvals SET expires_at = now() WHERE public_id = $1`, [body.approvalId]);
      expect((await decide(second, body.approvalId, 'approve')).body.code).toBe('approval.decided');
      await setup.running.app.get(ApprovalsExpiry).run();
      expect((await list('decided')).find(({ id }) => id === body.approvalId)?.state).toBe('expired');
      expect((await pay(asker, shop, 90_000)).status).toBe(202);
    });

    it('leaves an entry of the request and one of the decision in the audit log', async () => {
      const shop = await payee(90_000);
      const { body } = await pay(asker, shop, 90_000);
      await decide(second, body.approvalId, 'approve');
      const entries = await rows(
        `SELECT action, actor_id AS by FROM audit_log WHERE subject_type = 'vendor' AND subject_id = $1 AND action LIKE 'approval.%' ORDER BY id`,
        [String(shop.id)],
      );
      expect(entries).toEqual([
        { action: 'approval.requested', by: asker.id },
        { action: 'approval.approved', by: second.id },
      ]);
    });
  });

  describe('the limit', () => {
    it('is a setting, and who raised it is bound by its default', async () => {
      await setLimit(asker, 200_000);
      try {
        expect((await pay(asker, await payee(90_000), 80_000)).status).toBe(202);
        expect((await pay(second, await payee(90_000), 80_000)).status).toBe(201);
      } finally {
        await setLimit(second, 50_000);
      }
      await setLimit(asker, 1_000);
      expect((await pay(asker, await payee(5_000), 1_001)).status).toBe(202);
      await setLimit(second, 50_000);
    });
  });

  describe('a payout run', () => {
    interface Run {
      id: string;
      state: string;
      isApproved: boolean;
      runLines: { id: string; state: string }[];
      code: string;
    }
    const make = async (rupees: number) => {
      await endRuns();
      await rows('DELETE FROM payout_accounts');
      const shop = await payee(rupees);
      const { body } = await asker.client.post<Run>('/api/admin/payout-runs', { day: nepalDay(new Date()) });
      const [approval] = (await list('pending')).filter(({ subjectId }) => subjectId === body.id);
      return { shop, run: body, approval };
    };
    const confirm = (run: Run) =>
      asker.client.post<Run>(`/api/admin/payout-runs/${run.id}/confirm`, {
        references: run.runLines.map(({ id }) => ({ line: id, reference: id })),
      });
    const file = (run: Run) => asker.client.get<Run>(`/api/admin/payout-runs/${run.id}.csv`);

    it('of the limit needs one admin', async () => {
      const { run, approval } = await make(50_000);
      expect([run.isApproved, approval]).toEqual([true, undefined]);
      expect((await file(run)).status).toBe(200);
      expect((await confirm(run)).status).toBe(200);
    });

    it('of more gives no file and is not confirmed before a second admin approved it', async () => {
      const { run, approval } = await make(60_000);
      expect([run.isApproved, approval?.amount]).toEqual([false, 60_000]);
      for (const answer of [await file(run), await confirm(run)])
        expect([answer.status, answer.body.code]).toEqual([409, 'approval.pending']);
      expect((await decide(asker, approval?.id ?? '', 'approve')).body.code).toBe('approval.own-request');
      expect((await decide(second, approval?.id ?? '', 'approve')).status).toBe(200);
      expect((await file(run)).status).toBe(200);
      expect((await confirm(run)).body.state).toBe('paid');
    });

    it('that is rejected owes the sums again and makes way for another', async () => {
      const { shop, run, approval } = await make(60_000);
      expect(await owedTo(shop)).toBe(0);
      await decide(second, approval?.id ?? '', 'reject');
      expect(await owedTo(shop)).toBe(60_000);
      const { body } = await second.client.get<Run>(`/api/admin/payout-runs/${run.id}`);
      expect([body.state, body.runLines.map(({ state }) => state)]).toEqual(['rejected', ['returned']]);
      expect((await confirm(run)).body.code).toBe('payout-run.not-open');
      const tomorrow = nepalDay(new Date(Date.now() + 86_400_000));
      expect((await second.client.post('/api/admin/payout-runs', { day: tomorrow })).status).toBe(201);
    });

    it('that nobody approved within 7 days owes the sums again', async () => {
      const { shop, run, approval } = await make(60_000);
      await rows(`UPDATE approvals SET expires_at = now() WHERE public_id = $1`, [approval?.id]);
      await setup.running.app.get(ApprovalsExpiry).run();
      expect(await owedTo(shop)).toBe(60_000);
      expect((await second.client.get<Run>(`/api/admin/payout-runs/${run.id}`)).body.state).toBe('rejected');
    });
  });

  describe('a refund', () => {
    const EXPENSIVE = { original_price: 80_000, discounted_price: 30_000 };
    const sell = async (quantity: number) => sales.sell(await world.business(), quantity, EXPENSIVE);
    const refund = ({ client }: Person, order: string, passIds?: string[]) =>
      client.post<Asked>(`/api/admin/orders/${order}/refunds`, {
        reason: 'The shop closed.',
        ...(passIds && { passIds }),
      });
    const stateOf = async (order: string) =>
      (await rows<{ state: string }>('SELECT state FROM orders WHERE public_id = $1', [order]))[0]?.state;

    it('of more than the limit waits, and gives back what was asked for once it is approved', async () => {
      const { order } = await sell(2);
      const asked = await refund(asker, order);
      expect([asked.status, await stateOf(order)]).toEqual([202, 'paid']);
      expect((await decide(asker, asked.body.approvalId, 'approve')).body.code).toBe('approval.own-request');
      expect((await decide(second, asked.body.approvalId, 'approve')).status).toBe(200);
      expect(await stateOf(order)).toBe('refunded');
    });

    it('of an order cannot be split to stay below the limit', async () => {
      const { order, passIds } = await sell(2);
      const first = await refund(asker, order, passIds.slice(0, 1));
      expect([first.status, first.body.approvalId]).toEqual([200, null]);
      expect((await refund(asker, order)).status).toBe(202);
      expect(await stateOf(order)).toBe('partially_refunded');
    });

    it('is not approved when a code was used meanwhile', async () => {
      const shop = await world.business();
      const { order, passIds } = await sales.sell(shop, 2, EXPENSIVE);
      const asked = await refund(asker, order);
      await sales.use(shop, passIds.slice(0, 1));
      const { status, body } = await decide(second, asked.body.approvalId, 'approve');
      expect([status, body.code]).toEqual([409, 'order.nothing-to-refund']);
      expect(await stateOf(order)).toBe('paid');
    });

    it('that is paid by hand is closed by two admins', async () => {
      const { order, buyer } = await sell(2);
      await buyer.client.post(`/api/orders/${order}/refunds`, {});
      await setup.reconcile();
      const [manual] = await rows<{ id: string }>(
        `SELECT r.public_id AS id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.purpose_id = $1 AND r.state = 'manual'`,
        [order],
      );
      const close = () =>
        asker.client.post<Asked>(`/api/admin/refunds/${manual?.id}/close`, { reference: 'NB-BY-HAND' });
      const asked = await close();
      expect(asked.status).toBe(202);
      expect((await close()).body.code).toBe('approval.pending');
      expect((await decide(second, asked.body.approvalId, 'approve')).body.note).toBe('NB-BY-HAND');
      const [refunded] = await rows(
        'SELECT state, manual_reference AS reference FROM refunds WHERE public_id = $1',
        [manual?.id],
      );
      expect(refunded).toEqual({ state: 'completed', reference: 'NB-BY-HAND' });
    });
  });

  describe('a request', () => {
    it('that is unknown, malformed or without a reason is rejected', async () => {
      expect((await decide(second, UNKNOWN, 'approve')).body.code).toBe('approval.not-found');
      expect((await decide(second, 'not-an-id', 'approve')).status).toBe(400);
      const { body } = await second.client.post(`/api/admin/approvals/${UNKNOWN}/reject`, { reason: '' });
      expect(body.code).toBe('request.invalid');
      expect((await second.client.get('/api/admin/approvals?state=odd')).status).toBe(400);
    });

    it('is nothing for people who are no admins', async () => {
      const { client } = await world.person();
      expect((await client.get('/api/admin/approvals')).status).toBe(403);
      expect((await client.post(`/api/admin/approvals/${UNKNOWN}/approve`)).status).toBe(403);
      expect((await setup.running.client().get('/api/admin/approvals')).status).toBe(401);
    });
  });
});
