import pg from 'pg';
import type { Business } from '../support/world.js';
import { type Accepted, Workbench } from './worklist.fixture.js';

describe('decisions that can be taken back', () => {
  let bench: Workbench;
  let shop: Business;

  beforeAll(async () => {
    bench = await Workbench.start();
    shop = await bench.world.business({ name: 'Himchuli Momo House' });
  });

  afterAll(() => bench.stop());

  it('take effect after their seconds, with the audit entry (WB5)', async () => {
    const deal = await bench.pendingDeal(shop);
    const { status, body } = await bench.decide(`deals/${deal}/approve`, { version: 1 });
    expect([status, body.secondsLeft]).toEqual([202, 10]);
    expect(await bench.statusOf(deal)).toBe('pending');
    expect(await bench.acts('deal', deal)).toEqual([]);
    expect((await bench.decision(body.decisionId)).state).toBe('pending');
    expect(await bench.item('deal', deal)).toMatchObject({
      allowed: [],
      pendingDecision: { id: body.decisionId, action: 'approve', by: { id: bench.admin.id } },
    });
    await bench.carryOut();
    expect(await bench.statusOf(deal)).toBe('approved');
    expect(await bench.acts('deal', deal)).toEqual(['deal.approved']);
    expect(await bench.decision(body.decisionId)).toMatchObject({ state: 'done', code: null });
  });

  it('are not carried out before', async () => {
    const deal = await bench.pendingDeal(shop);
    await bench.decide(`deals/${deal}/approve`);
    await bench.runJob();
    expect(await bench.statusOf(deal)).toBe('pending');
    await bench.carryOut();
  });

  it('are carried out at once without undoSeconds', async () => {
    const [first, second] = [await bench.pendingDeal(shop), await bench.pendingDeal(shop)];
    expect((await bench.admin.client.patch(`/api/admin/deals/${first}/approve`)).status).toBe(200);
    expect((await bench.decide(`deals/${second}/approve`, { undoSeconds: 0 })).status).toBe(200);
    expect([await bench.statusOf(first), await bench.statusOf(second)]).toEqual(['approved', 'approved']);
  });

  it('are taken back by who decided, once, and leave an entry of their own', async () => {
    const deal = await bench.pendingDeal(shop);
    const { body } = await bench.decide(`deals/${deal}/reject`, { reason: 'Price unclear' });
    const path = `/api/admin/decisions/${body.decisionId}`;
    const foreign = await bench.other.client.delete<Accepted>(path);
    expect([foreign.status, foreign.body.code]).toEqual([403, 'decision.not-yours']);
    expect((await bench.admin.client.delete(path)).status).toBe(204);
    const again = await bench.admin.client.delete<Accepted>(path);
    expect([again.status, again.body.code]).toEqual([409, 'decision.settled']);
    await bench.carryOut();
    expect(await bench.statusOf(deal)).toBe('pending');
    expect(await bench.acts('deal', deal)).toEqual(['decision.taken-back']);
    expect((await bench.item('deal', deal)).allowed).toContain('approve');
  });

  it('are not taken back when their time is over, whether carried out or not', async () => {
    const deal = await bench.pendingDeal(shop);
    const { body } = await bench.decide(`deals/${deal}/approve`);
    await bench.letTimePass();
    const path = `/api/admin/decisions/${body.decisionId}`;
    expect((await bench.admin.client.delete(path)).status).toBe(409);
    await bench.carryOut();
    expect((await bench.admin.client.delete(path)).status).toBe(409);
    expect(await bench.statusOf(deal)).toBe('approved');
  });

  it('reserve the item: another decision is rejected with who decided and until when (WB6)', async () => {
    const deal = await bench.pendingDeal(shop, { title: 'Sel roti with aloo tarkari' });
    const { body } = await bench.decide(`deals/${deal}/approve`);
    const path = `/api/admin/deals/${deal}`;
    const rejected = await Promise.all([
      bench.decide(`deals/${deal}/reject`, {}, bench.other),
      bench.other.client.patch<Accepted>(`${path}/approve`, {}),
      bench.other.client.patch<Accepted>(`${path}/ask`, { note: 'Please add a picture.' }),
      bench.decide(`deals/${deal}/approve`),
    ]);
    for (const answer of rejected)
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'decision.pending', by: { id: bench.admin.id }, takesEffectAt: body.takesEffectAt },
      });
    const bulk = await bench.other.client.post<{ code: string }[]>('/api/admin/deals/approve', {
      deals: [{ id: deal, version: 1 }],
    });
    expect(bulk.body[0]?.code).toBe('decision.pending');
    await bench.carryOut();
  });

  it('of two admins at once: one is taken, never two', async () => {
    for (let round = 0; round < 5; round++) {
      const deal = await bench.pendingDeal(shop);
      const answers = await Promise.all([
        bench.decide(`deals/${deal}/approve`),
        bench.decide(`deals/${deal}/reject`, {}, bench.other),
        bench.decide(`deals/${deal}/approve`, { undoSeconds: 0 }, bench.other),
      ]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      await bench.carryOut();
      expect((await bench.acts('deal', deal)).filter((act) => act !== 'decision.taken-back')).toHaveLength(1);
    }
  });

  it('do not hold for a version that changes meanwhile: the item is ready again and says why', async () => {
    const deal = await bench.pendingDeal(shop);
    const { body } = await bench.decide(`deals/${deal}/approve`);
    const changed = await shop.owner.client.patch(`/api/deals/${deal}`, { title: 'Another title of it' });
    expect(changed.status).toBe(200);
    await bench.carryOut();
    expect(await bench.statusOf(deal)).toBe('pending');
    expect(await bench.decision(body.decisionId)).toMatchObject({
      state: 'failed',
      code: 'version.conflict',
    });
    expect(await bench.item('deal', deal)).toMatchObject({
      lane: 'ready',
      pendingDecision: null,
      lastFailure: { code: 'version.conflict', action: 'approve' },
    });
    expect((await bench.decide(`deals/${deal}/approve`, { version: 1 })).body.code).toBe('version.conflict');
  });

  it('do not hold for a business that is suspended meanwhile', async () => {
    const other = await bench.world.business();
    const deal = await bench.pendingDeal(other);
    const { body } = await bench.decide(`deals/${deal}/approve`);
    await bench.other.client.patch(`/api/admin/vendors/${other.id}/suspend`, { reason: 'Not there' });
    await bench.carryOut();
    expect(await bench.decision(body.decisionId)).toMatchObject({ code: 'deal.vendor-not-verified' });
    expect(await bench.item('deal', deal)).toMatchObject({ lane: 'blocked' });
  });

  it('do not hold for somebody who is no admin any more', async () => {
    const deal = await bench.pendingDeal(shop);
    const leaver = await bench.world.admin();
    const { body } = await bench.decide(`deals/${deal}/approve`, {}, leaver);
    await bench.rows(`UPDATE users SET role = 'customer' WHERE id = $1`, [leaver.id]);
    await bench.carryOut();
    expect(await bench.decision(body.decisionId)).toMatchObject({ state: 'failed', code: 'access.denied' });
    expect(await bench.statusOf(deal)).toBe('pending');
  });

  it('survive an instance that is killed while it carries them out, and take effect once', async () => {
    const deal = await bench.pendingDeal(shop);
    const { body } = await bench.decide(`deals/${deal}/approve`);
    await bench.letTimePass();
    const killed = new pg.Client(process.env['DATABASE_MIGRATION_URL']);
    killed.on('error', () => undefined);
    await killed.connect();
    await killed.query('BEGIN');
    const [{ pid }] = (await killed.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows as [
      { pid: number },
    ];
    await killed.query('SELECT 1 FROM pending_decisions WHERE public_id = $1 FOR UPDATE', [body.decisionId]);
    await killed.query(
      `UPDATE deals SET moderation_status = 'approved', first_approved_at = now() WHERE id = $1`,
      [deal],
    );
    await bench.runJob();
    expect((await bench.decision(body.decisionId)).state).toBe('pending');
    await bench.rows('SELECT pg_terminate_backend($1)', [pid]);
    await bench.carryOut();
    expect((await bench.decision(body.decisionId)).state).toBe('done');
    await bench.carryOut();
    expect(await bench.acts('deal', deal)).toEqual(['deal.approved']);
  });

  it('are rejected at once where the decision itself would be', async () => {
    const waiting = await bench.world.business({ status: 'pending' });
    const blocked = await bench.pendingDeal(waiting);
    const approved = await bench.world.deal(shop);
    expect((await bench.decide(`deals/${blocked}/approve`)).body.code).toBe('deal.vendor-not-verified');
    expect((await bench.decide(`deals/${approved}/approve`)).body.code).toBe('deal.state-forbids');
    expect((await bench.decide('deals/999999/approve')).status).toBe(404);
    expect((await bench.decide(`deals/${blocked}/reject`, { undoSeconds: 11 })).status).toBe(400);
    expect((await bench.decide(`deals/${blocked}/reject`, { undoSeconds: 'ten' })).status).toBe(400);
    expect(await bench.rows('SELECT 1 FROM decision_reservations')).toEqual([]);
    expect(await bench.acts('deal', blocked)).toEqual([]);
  });

  it('are the same when the request is repeated with its key', async () => {
    const deal = await bench.pendingDeal(shop);
    const send = () =>
      bench.admin.client.patch<Accepted>(
        `/api/admin/deals/${deal}/approve`,
        { undoSeconds: 10 },
        { 'idempotency-key': `decision-${deal}` },
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body.decisionId]).toEqual([202, 202, first.body.decisionId]);
    await bench.carryOut();
  });

  it('exist for changes, businesses, names, reviews and messages', async () => {
    const deal = await bench.world.deal(shop, { rating_sum: 1, rating_count: 1 });
    const { body: edited } = await shop.owner.client.patch<{ pendingRevision: { id: number } }>(
      `/api/deals/${deal}`,
      { title: 'Three plates of momo' },
    );
    const renamed = await bench.world.business({ name: 'Old name' });
    await renamed.owner.client.patch('/api/vendors/me', { businessName: 'A new name' });
    const [accepted, refused] = [
      await bench.world.business({ status: 'pending' }),
      await bench.world.business({ status: 'pending' }),
    ];
    const { id: guest } = await bench.world.person();
    const [review] = await bench.rows<{ id: number }>(
      "INSERT INTO reviews (user_id, deal_id, rating, comment) VALUES ($1, $2, 1, 'Owner is rude.') RETURNING id",
      [guest, deal],
    );
    await bench.rows(`INSERT INTO review_reports (review_id, user_id, reason) VALUES ($1, $2, 'spam')`, [
      review?.id,
      shop.owner.id,
    ]);
    const [message] = await bench.rows<{ id: number }>(
      `INSERT INTO support_messages (kind, name, email, subject, message, language) VALUES ('contact', 'Sarita K.', 's@example.com', 'Hi', 'Hello', 'en') RETURNING id`,
    );
    const answers = [
      await bench.decide(`revisions/${edited.pendingRevision.id}/approve`),
      await bench.decide(`vendors/${renamed.id}/changes/reject`, { reason: 'Not your name.' }),
      await bench.decide(`vendors/${accepted.id}/verify`),
      await bench.decide(`vendors/${refused.id}/reject`),
      await bench.decide(`reviews/${review?.id}/hide`, { reason: 'Insults somebody.' }),
      await bench.decide(`messages/${message?.id}/close`, { version: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    await bench.carryOut();
    const states = await Promise.all(answers.map(({ body }) => bench.decision(body.decisionId)));
    expect(states.map(({ state, code }) => [state, code])).toEqual(answers.map(() => ['done', null]));
    expect((await bench.admin.client.patch(`/api/admin/reviews/${review?.id}/restore`)).status).toBe(204);
  });
});

describe('a business and its deals', () => {
  let bench: Workbench;

  beforeAll(async () => {
    bench = await Workbench.start();
  });

  afterAll(() => bench.stop());

  const newcomer = async (plan: 'free' | 'gold' = 'gold', deals = 2) => {
    const shop = await bench.world.business({ status: 'pending', plan });
    const approveDeals: { id: number; version: number }[] = [];
    for (let made = 0; made < deals; made++)
      approveDeals.push({ id: await bench.pendingDeal(shop), version: 1 });
    return { shop, approveDeals, ids: approveDeals.map(({ id }) => id) };
  };

  it('are decided in one act with one undo', async () => {
    const { shop, approveDeals, ids } = await newcomer();
    const undone = await bench.decide(`vendors/${shop.id}/verify`, { approveDeals });
    expect(undone.status).toBe(202);
    expect((await bench.item('deal', ids[0] as number)).pendingDecision?.id).toBe(undone.body.decisionId);
    await bench.admin.client.delete(`/api/admin/decisions/${undone.body.decisionId}`);
    const { body } = await bench.decide(`vendors/${shop.id}/verify`, { approveDeals });
    await bench.carryOut();
    expect(await bench.decision(body.decisionId)).toMatchObject({ state: 'done', leftOut: [] });
    expect(await Promise.all(ids.map(bench.statusOf))).toEqual(['approved', 'approved']);
    expect(await bench.acts('vendor', shop.id)).toEqual(['decision.taken-back', 'vendor.verified']);
  });

  it('are decided at once without undoSeconds; a stale or foreign deal rejects all of it', async () => {
    const { shop, approveDeals, ids } = await newcomer();
    const stale = { approveDeals: [{ id: ids[0], version: 7 }], undoSeconds: 0 };
    expect((await bench.decide(`vendors/${shop.id}/verify`, stale)).body.code).toBe('version.conflict');
    const foreign = await bench.pendingDeal(await bench.world.business());
    const other = { approveDeals: [{ id: foreign, version: 1 }], undoSeconds: 0 };
    expect((await bench.decide(`vendors/${shop.id}/verify`, other)).status).toBe(404);
    expect((await bench.item('vendor', shop.id)).lane).toBe('ready');
    expect((await bench.decide(`vendors/${shop.id}/verify`, { approveDeals, undoSeconds: 0 })).status).toBe(
      200,
    );
    expect(await Promise.all(ids.map(bench.statusOf))).toEqual(['approved', 'approved']);
  });

  it('a deal that the limit of the plan stops stays ready and says so', async () => {
    const { shop, approveDeals, ids } = await newcomer('free', 4);
    const { body } = await bench.decide(`vendors/${shop.id}/verify`, { approveDeals });
    await bench.carryOut();
    const last = String(ids[3]);
    expect(await bench.decision(body.decisionId)).toMatchObject({
      state: 'done',
      leftOut: [{ kind: 'deal', id: last, code: 'plan.limit-reached' }],
    });
    expect(await bench.item('deal', last)).toMatchObject({
      lane: 'ready',
      lastFailure: { code: 'plan.limit-reached' },
    });
    expect(await bench.statusOf(ids[0] as number)).toBe('approved');
  });

  it('are asked for a change: the item waits for the business, which is told, until it submits again', async () => {
    const { shop, ids } = await newcomer('gold', 1);
    const note = 'The registration number on the paper is 128/080.';
    const ask = { reasonCodes: ['number-does-not-match'], note };
    expect((await bench.admin.client.patch(`/api/admin/vendors/${shop.id}/ask`, ask)).status).toBe(200);
    expect((await bench.admin.client.patch(`/api/admin/deals/${ids[0]}/ask`, ask)).status).toBe(200);
    expect(await bench.item('vendor', shop.id)).toMatchObject({
      lane: 'waiting',
      blockedBy: { reason: 'asked' },
      facts: { askedReasons: ['number-does-not-match'], askedNote: note },
    });
    expect(await bench.item('deal', ids[0] as number)).toMatchObject({ lane: 'waiting' });
    expect(await bench.statusOf(ids[0] as number)).toBe('pending');
    await bench.running.deliverEvents();
    const { body: inbox } = await shop.owner.client.get<{ kind: string }[]>('/api/notifications');
    expect(inbox.map(({ kind }) => kind).sort()).toEqual(['deal-change-asked', 'vendor-change-asked']);
    await shop.owner.client.patch('/api/vendors/me', { description: 'A shop with momo and more.' });
    await shop.owner.client.patch(`/api/deals/${ids[0]}`, { title: 'Two plates of buff momo' });
    expect((await bench.item('vendor', shop.id)).lane).toBe('ready');
    expect(await bench.item('deal', ids[0] as number)).toMatchObject({
      lane: 'blocked',
      facts: { askedNote: null },
    });
  });

  it('a change of a live deal is asked for a change too', async () => {
    const shop = await bench.world.business();
    const deal = await bench.world.deal(shop);
    const edit = (title: string) =>
      shop.owner.client.patch<{ pendingRevision: { id: number } }>(`/api/deals/${deal}`, { title });
    const revision = (await edit('Three plates')).body.pendingRevision.id;
    const path = `/api/admin/revisions/${revision}/ask`;
    expect((await bench.admin.client.patch(path, { note: 'x' })).status).toBe(400);
    expect((await bench.admin.client.patch(path, { note: 'Of what?' })).status).toBe(200);
    expect((await bench.item('revision', revision)).lane).toBe('waiting');
    const next = (await edit('Three plates of momo')).body.pendingRevision.id;
    expect((await bench.item('revision', next)).lane).toBe('ready');
  });
});
