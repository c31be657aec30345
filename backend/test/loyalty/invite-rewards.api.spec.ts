import '../support/balanced-ledger.js';
import { RetentionJob } from '../../src/common/retention/retention.job.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { PASSWORD, type Person } from '../support/world.js';
import {
  accept,
  come,
  customer,
  invite,
  invitedBy,
  issue,
  kinds,
  movements,
  rows,
  running,
  setUp,
  shop,
  takeBack,
  tearDown,
  tokenOf,
  use,
  withheldOf,
  world,
} from './invitations.fixture.js';

const GIVEN_TO_INVITER = ['invite 20'];
const GIVEN_TO_GUEST = ['invited 20'];

describe('the reward of an invitation', () => {
  let second: RunningApp;
  let inviter: Person;

  beforeAll(async () => {
    await setUp();
    second = await startApp();
  });
  beforeEach(async () => {
    inviter = await customer('Sujata', 'Rai');
  });
  afterAll(async () => {
    await second.stop();
    await tearDown();
  });

  const deliverTwice = () => Promise.all([running.deliverEvents(), second.deliverEvents()]);
  const balanceOf = async ({ client }: Person) =>
    (await client.get<{ loyaltyPoints: number; spendablePoints: number }>('/api/users/me')).body;
  const cost = async (): Promise<number> =>
    Number(
      (
        await rows<{ paisa: string }>(
          `SELECT coalesce(sum(e.paisa), 0) AS paisa FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
           WHERE a.code = 'points-cost'`,
        )
      )[0]?.paisa,
    );
  const set = async (value: number): Promise<void> => {
    const { client } = await world.admin();
    const { body } = await client.get<{ key: string; version: number }[]>('/api/admin/settings');
    const key = 'points.invitation';
    const version = body.find((setting) => setting.key === key)?.version;
    const { status, text } = await client.patch('/api/admin/settings', {
      changes: [{ key, value, version }],
    });
    if (status !== 200) throw new Error(text);
  };

  describe('goes to both (IV2)', () => {
    it('with the first accepted code, paid by the marketplace, and can be spent later', async () => {
      const guest = await invitedBy(inviter);
      const before = await cost();
      await use(guest);
      expect(await kinds(inviter)).toEqual(GIVEN_TO_INVITER);
      expect(await kinds(guest)).toEqual(GIVEN_TO_GUEST);
      expect((await cost()) - before).toBe(400);
      expect((await movements(guest))[0]?.spendableAt).toEqual(expect.any(String));
      expect(await balanceOf(inviter)).toMatchObject({ loyaltyPoints: 20, spendablePoints: 0 });
      await rows(`UPDATE points_ledger SET created_at = created_at - interval '1 day' WHERE user_id = $1`, [
        inviter.id,
      ]);
      expect(await balanceOf(inviter)).toMatchObject({ spendablePoints: 20 });
    });

    it('once, also when two codes are accepted at the same moment and two instances work', async () => {
      const guest = await invitedBy(inviter);
      const other = await world.business();
      const [here, there] = [await issue(guest), await issue(guest, other)];
      await Promise.all([accept(here), accept(there, other)]);
      await deliverTwice();
      await rows(`UPDATE outbox_deliveries SET delivered_at = NULL WHERE consumer = 'invite-reward'`);
      await deliverTwice();
      await use(guest);
      expect(await kinds(inviter)).toEqual(GIVEN_TO_INVITER);
      expect(await kinds(guest)).toEqual(GIVEN_TO_GUEST);
    });

    it('and both are told, without the name of the other one', async () => {
      const guest = await invitedBy(inviter, await customer('Bishal', 'Tamang'));
      await use(guest);
      const told = async ({ client }: Person) =>
        (await client.get<{ kind: string; text: string }[]>('/api/notifications')).body.find(({ kind }) =>
          /^invite/.test(kind),
        );
      expect(await told(inviter)).toMatchObject({
        kind: 'invite-rewarded',
        text: expect.stringMatching(/20/),
      });
      expect((await told(inviter))?.text).not.toContain('Bishal');
      expect(await told(guest)).toMatchObject({ kind: 'invited-rewarded' });
    });

    it('not when the customer came after the code was accepted', async () => {
      const guest = await customer();
      const dealId = await world.deal(shop);
      await accept(await issue(guest));
      await come(guest, dealId, tokenOf(await invite(inviter, dealId)));
      await running.deliverEvents();
      await use(guest);
      expect(await kinds(inviter)).toEqual([]);
    });

    it('not while the setting is 0; the guest is promised nothing', async () => {
      await set(0);
      const guest = await invitedBy(inviter);
      const dealId = await world.deal(shop);
      const link = await invite(inviter, dealId);
      const { body } = await guest.client.get(`/api/deals/${dealId}/invitation?i=${tokenOf(link)}`);
      expect([link.points, body]).toEqual([0, { invitedBy: 'Sujata R.', points: 0 }]);
      await use(guest);
      expect([await kinds(inviter), await kinds(guest)]).toEqual([[], []]);
      await set(35);
      await use(await invitedBy(inviter));
      expect(await kinds(inviter)).toEqual(['invite 35']);
      await set(20);
    });
  });

  describe('is withheld (IV3)', () => {
    const expectNothing = async (guest: Person, reason: string): Promise<void> => {
      expect(await withheldOf(guest)).toBe(reason);
      expect([await kinds(inviter), await kinds(guest)]).toEqual([[], []]);
    };

    it('on a device that both used: a second account of the same person', async () => {
      const browser = running.client();
      await browser.post('/api/auth/login', { email: inviter.email, password: PASSWORD });
      const form = {
        firstName: 'Second',
        lastName: 'Account',
        phone: '9811111111',
        city: 'Kathmandu',
        email: 'second.account@example.com',
        password: PASSWORD,
      };
      const { body } = await browser.post<{ id: number }>('/api/customers/signup', form);
      await browser.post('/api/auth/login', { email: form.email, password: PASSWORD });
      const account = { id: body.id, email: form.email, client: browser };
      await use(await invitedBy(inviter, account));
      await expectNothing(account, 'device');
    });

    it('with one phone number, however it is written', async () => {
      const guest = await invitedBy(inviter);
      await rows(
        `UPDATE users SET phone = '+977-' || (SELECT phone FROM users WHERE id = $2) WHERE id = $1`,
        [guest.id, inviter.id],
      );
      await use(guest);
      await expectNothing(guest, 'phone');
    });

    it('within one business, and at the business for which one of them works', async () => {
      const colleague = await world.staff(shop);
      const other = await world.business();
      const [mate, waiter, patron] = [await customer(), await customer(), await customer()];
      await rows(`UPDATE users SET phone = NULL WHERE id = $1`, [colleague.id]);
      await rows(
        `INSERT INTO staff_members (user_id, vendor_id, role) VALUES ($1, $3, 'counter'), ($2, $3, 'counter')`,
        [mate.id, waiter.id, shop.id],
      );
      await use(await invitedBy(colleague, mate), other);
      expect([await withheldOf(mate), await kinds(colleague)]).toEqual(['business', []]);
      await use(await invitedBy(waiter, patron));
      expect([await withheldOf(patron), await kinds(waiter)]).toEqual(['business', []]);
    });

    it('between owners who are paid out to one account', async () => {
      const [mine, theirs, third] = [await world.business(), await world.business(), await world.business()];
      await rows(
        `INSERT INTO payout_accounts (vendor_id, kind, holder, number_sealed, last_four, changed_by, held_until, confirmed_at)
         SELECT v.id, 'esewa', v.holder, '\\x00', '4321', v.by, now(), now()
         FROM (VALUES ($1::int, 'Sujata Rai', $3::int), ($2::int, 'SUJATA RAI', $4::int)) AS v (id, holder, by)`,
        [mine.id, theirs.id, mine.owner.id, theirs.owner.id],
      );
      await rows('UPDATE users SET phone = NULL WHERE id = $1', [theirs.owner.id]);
      await use(await invitedBy(mine.owner, theirs.owner), third);
      expect(await withheldOf(theirs.owner)).toBe('payment-account');
      expect(await kinds(mine.owner)).toEqual([]);
    });

    it('after ten rewards of an inviter in a month, also when twelve guests come at once', async () => {
      const guests = await Promise.all(Array.from({ length: 12 }, () => customer()));
      for (const guest of guests) await invitedBy(inviter, guest);
      const codes = await Promise.all(guests.map((guest) => issue(guest)));
      await Promise.all(codes.map((code) => accept(code)));
      await deliverTwice();
      expect(await kinds(inviter)).toEqual(Array(10).fill('invite 20'));
      const reasons = await Promise.all(guests.map(withheldOf));
      expect(reasons.filter((reason) => reason === 'monthly-limit')).toHaveLength(2);
      // In the next month the inviter earns again.
      await rows(
        `UPDATE invite_rewards SET month = month - interval '1 month' WHERE inviter_id = $1 AND month IS NOT NULL`,
        [inviter.id],
      );
      await use(await invitedBy(inviter));
      expect(await kinds(inviter)).toHaveLength(11);
    });
  });

  describe('is taken back (IV4)', () => {
    it('from both when the use is voided, and earned by the next one', async () => {
      const guest = await invitedBy(inviter);
      const before = await cost();
      await takeBack(await use(guest));
      expect(await kinds(inviter)).toEqual(['invite-return -20', 'invite 20']);
      expect(await kinds(guest)).toEqual(['invited-return -20', 'invited 20']);
      expect((await cost()) - before).toBe(0);
      expect(await balanceOf(inviter)).toMatchObject({ loyaltyPoints: 0, spendablePoints: 0 });
      await use(guest);
      expect((await balanceOf(guest)).loyaltyPoints).toBe(20);
      expect((await balanceOf(inviter)).loyaltyPoints).toBe(20);
    });

    it('whichever comes first: the use is voided before it was rewarded, or at the same moment', async () => {
      const [early, close] = [await invitedBy(inviter), await invitedBy(inviter)];
      await takeBack(await accept(await issue(early)));
      await running.deliverEvents();
      expect(await kinds(early)).toEqual([]);
      const used = await accept(await issue(close));
      await Promise.all([takeBack(used), deliverTwice()]);
      await deliverTwice();
      expect((await balanceOf(close)).loyaltyPoints).toBe(0);
      expect((await balanceOf(inviter)).loyaltyPoints).toBe(0);
    });

    it('and a month that was full has room again', async () => {
      const guests = await Promise.all(Array.from({ length: 11 }, () => customer()));
      for (const guest of guests) await invitedBy(inviter, guest);
      const [last, ...first] = guests as [Person, ...Person[]];
      const uses = [];
      for (const guest of first) uses.push(await use(guest));
      await takeBack(uses[4] as { id: string; code: string });
      await use(last);
      expect(await kinds(last)).toEqual(GIVEN_TO_GUEST);
    });
  });

  it('is forgotten when link, reward and month are long over', async () => {
    const guest = await invitedBy(inviter);
    await rows(`UPDATE invite_links SET expires_at = now() - interval '31 days' WHERE inviter_id = $1`, [
      inviter.id,
    ]);
    await running.app.get(RetentionJob).run();
    expect(await rows('SELECT link_id FROM invite_rewards WHERE invited_id = $1', [guest.id])).toEqual([
      { link_id: null },
    ]);
    await rows(`UPDATE invite_rewards SET bound_at = now() - interval '401 days' WHERE invited_id = $1`, [
      guest.id,
    ]);
    await running.app.get(RetentionJob).run();
    expect(await rows('SELECT 1 FROM invite_rewards WHERE invited_id = $1', [guest.id])).toEqual([]);
  });
});
