import { ScoresJob } from '../../src/modules/honour/index.js';
import { type Business, type Person } from '../support/world.js';
import { Honour } from './honour.fixture.js';

interface Answer {
  userId: number;
  answer: 'yes' | 'partly' | 'no';
  daysAgo: number;
  excluded?: string;
  outcome?: 'settled' | 'unanswered' | 'customer' | 'business' | 'withdrawn' | 'open';
}

const ADMIN = '(SELECT user_id FROM admin_roles ORDER BY user_id LIMIT 1)';

describe('the honour score of a business (HN3)', () => {
  let honour: Honour;
  let shop: Business;
  let dealId: number;
  let people: Person[];

  beforeAll(async () => {
    honour = await Honour.start();
    people = [];
    for (let index = 0; index < 45; index++) people.push(await honour.customer(`Guest ${index}`));
  });

  afterAll(() => honour.stop());

  beforeEach(async () => {
    shop = await honour.world.business();
    dealId = await honour.world.deal(shop);
  });

  /** Writes a history into the database, as the product would have. */
  const history = async (answers: readonly Answer[]): Promise<void> => {
    await written(answers);
    await honour.running.app.get(ScoresJob).run();
  };

  const written = async (answers: readonly Answer[]): Promise<void> => {
    for (const { userId, answer, daysAgo, excluded, outcome } of answers) {
      const { rows } = await honour.running.database.query<{ id: string }>(
        `INSERT INTO passes (public_id, user_id, deal_id, vendor_id, code_hash, state, issued_at, expires_at, redeemed_at, redeemed_by, amount)
         VALUES (gen_random_uuid(), $1, $2, $3, sha256(gen_random_uuid()::text::bytea), 'redeemed', now() - interval '400 days', now(),
           now() - make_interval(days => $4), $5, 500) RETURNING id`,
        [userId, dealId, shop.id, daysAgo, shop.owner.id],
      );
      const id = rows[0]?.id;
      await honour.running.database.query(
        `INSERT INTO honour_answers (pass_id, user_id, vendor_id, deal_id, used_at, answer, answered_at, counts_at, excluded)
         VALUES ($1, $2, $3, $4, now() - make_interval(days => $5), $6, now() - make_interval(days => $5), now() - make_interval(days => $5 - 7), $7)`,
        [id, userId, shop.id, dealId, daysAgo, answer, excluded ?? null],
      );
      if (outcome) await caseOf(id as string, userId, outcome);
    }
  };

  const caseOf = async (passId: string, userId: number, outcome: Answer['outcome']): Promise<void> => {
    const state =
      outcome === 'settled' || outcome === 'withdrawn'
        ? outcome
        : outcome === 'unanswered'
          ? 'with-admin'
          : outcome === 'open'
            ? 'waiting-for-shop'
            : 'decided';
    const isClosed = state !== 'with-admin' && state !== 'waiting-for-shop';
    const decided = outcome === 'customer' || outcome === 'business' ? `'${outcome}'` : 'NULL';
    await honour.running.database.query(
      `INSERT INTO honour_cases (public_id, pass_id, user_id, vendor_id, deal_id, is_refusal, is_bought, reason, wants, promised, most_amount, state,
         opened_at, due_at, due_by, is_unanswered, decided_for, decided_by, decided_at, closed_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, false, false, 'gave-less', 'money', 500, 500, $5, now(),
         ${isClosed ? 'NULL, NULL' : "now() + interval '1 day', 'admin'"}, $6, ${decided}, ${decided === 'NULL' ? 'NULL, NULL' : `${ADMIN}, now()`},
         ${isClosed ? 'now()' : 'NULL'})`,
      [passId, userId, shop.id, dealId, state, outcome === 'unanswered'],
    );
  };

  const stored = async () => {
    const { rows } = await honour.running.database.query<{ given: number; counted: number }>(
      'SELECT honour_given AS given, honour_counted AS counted FROM vendors WHERE id = $1',
      [shop.id],
    );
    return rows[0];
  };
  const idOf = (index: number): number => people[index % people.length]?.id as number;
  const many = (count: number, more: Partial<Answer> = {}): Answer[] =>
    Array.from({ length: count }, (_, index) => ({
      userId: idOf(index),
      answer: 'yes',
      daysAgo: 20,
      ...more,
    }));

  it.each<[string, Answer['answer'], Partial<Answer>, { given: number; counted: number }]>([
    ['yes', 'yes', {}, { given: 1, counted: 1 }],
    ['partly without a case', 'partly', {}, { given: 0, counted: 1 }],
    ['no without a case', 'no', {}, { given: 0, counted: 1 }],
    ['a settled case', 'no', { outcome: 'settled' }, { given: 1, counted: 1 }],
    ['an unanswered case', 'partly', { outcome: 'unanswered' }, { given: 0, counted: 1 }],
    ['a case decided for the business', 'no', { outcome: 'business' }, { given: 1, counted: 1 }],
    ['a case decided for the customer', 'partly', { outcome: 'customer' }, { given: 0, counted: 1 }],
    ['a withdrawn case', 'no', { outcome: 'withdrawn' }, { given: 0, counted: 1 }],
    ['an open case', 'no', { outcome: 'open' }, { given: 0, counted: 0 }],
    ['an answer that can still be changed', 'yes', { daysAgo: 6 }, { given: 0, counted: 0 }],
    ['an answer of more than a year ago', 'yes', { daysAgo: 380 }, { given: 0, counted: 0 }],
    ['a shared device', 'yes', { excluded: 'same-device' }, { given: 0, counted: 0 }],
  ])('counts %s', async (_name, answer, more, expected) => {
    await history([{ userId: idOf(0), answer, daysAgo: 20, ...more }]);
    expect(await stored()).toEqual(expected);
  });

  it('is counted although that of another business cannot be stored', async () => {
    await written(many(1));
    const holder = await honour.running.database.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM vendors WHERE id = $1 FOR NO KEY UPDATE', [shop.id]);
    shop = await honour.world.business();
    dealId = await honour.world.deal(shop);
    await history(many(1)).finally(() => holder.release(true));
    expect(await stored()).toEqual({ given: 1, counted: 1 });
  });

  it('pauses customers with three unfounded cases (HN9)', async () => {
    const guest = await honour.customer('Paused');
    await history(many(2, { userId: guest.id, answer: 'no', outcome: 'business' }));
    const passId = await honour.used(shop, guest, dealId);
    await history(many(1, { userId: guest.id, answer: 'no', outcome: 'business' }));
    expect((await honour.open(guest, passId)).body.code).toBe('case.paused');
  });

  it('counts a friend with a hundred uses three times', async () => {
    await history(many(100, { userId: idOf(0) }));
    expect(await stored()).toEqual({ given: 3, counted: 3 });
  });

  it('counts the newest 100', async () => {
    await history([...many(110, { daysAgo: 20 }), ...many(10, { answer: 'no', daysAgo: 60 })]);
    expect(await stored()).toEqual({ given: 100, counted: 100 });
  });

  it('is shown from 20 answers on deals and businesses, and sorts them', async () => {
    await history(many(19));
    const dealOf = async () =>
      (await honour.running.client().get<{ honour: unknown }>(`/api/deals/${dealId}`)).body.honour;
    expect(await dealOf()).toBeNull();
    const own = await shop.owner.client.get<{ score: unknown; answers: unknown; counted: number }>(
      '/api/vendors/me/honour',
    );
    expect(own.body).toMatchObject({ score: null, answers: null, counted: 19 });
    await history(many(1, { answer: 'no', userId: idOf(40) }));
    expect(await dealOf()).toEqual({ given: 19, counted: 20 });
    const first = shop.id;
    shop = await honour.world.business();
    dealId = await honour.world.deal(shop);
    await history(many(40));
    const visitor = honour.running.client();
    const ours = (ids: number[]): number[] => ids.filter((id) => [shop.id, first].includes(id));
    const deals = await visitor.get<{ vendorId: number }[]>('/api/deals?sort=honour');
    expect(ours(deals.body.map(({ vendorId }) => vendorId))).toEqual([shop.id, first]);
    const brands =
      await visitor.get<{ id: number; honour: { counted: number } | null }[]>('/api/brands?sort=honour');
    expect(ours(brands.body.map(({ id }) => id))).toEqual([shop.id, first]);
    expect(brands.body.find(({ id }) => id === shop.id)?.honour).toEqual({ given: 40, counted: 40 });
    expect((await visitor.get('/api/brands?sort=best')).status).toBe(400);
  });

  it('leaves out accounts that share a device, a payment account or a phone with people of the business, and those who left', async () => {
    const { database } = honour.running;
    const excludedOf = async (person: Person): Promise<string | null> => {
      const passId = await honour.used(shop, person, dealId);
      const given = await person.client.put(`/api/redemptions/${passId}/honour`, { answer: 'yes' });
      if (given.status !== 200) return (given.body as { code: string }).code;
      const { rows } = await database.query<{ excluded: string | null }>(
        'SELECT a.excluded FROM honour_answers a JOIN passes p ON p.id = a.pass_id WHERE p.public_id = $1',
        [passId],
      );
      return rows[0]?.excluded ?? null;
    };
    const [clean, device, payer, phone, left] = await Promise.all(
      ['Clean', 'Device', 'Payer', 'Phone', 'Left'].map((name) => honour.customer(name)),
    );
    for (const id of [device?.id, shop.owner.id])
      await database.query(
        `INSERT INTO known_devices (user_id, device_hash, agent) VALUES ($1, sha256('one device'), 'Firefox')`,
        [id],
      );
    for (const id of [payer?.id, shop.owner.id])
      await database.query(
        `INSERT INTO payer_marks (user_id, gateway, payer_hash) VALUES ($1, 'khalti', sha256('one payer'))`,
        [id],
      );
    await database.query('UPDATE users SET phone = (SELECT phone FROM users WHERE id = $2) WHERE id = $1', [
      phone?.id,
      shop.owner.id,
    ]);
    await database.query(
      `INSERT INTO audit_log (action, subject_type, subject_id, before) VALUES ('staff.removed', 'vendor', $2::text, json_build_object('userId', $1::int))`,
      [left?.id, shop.id],
    );
    expect(await excludedOf(clean as Person)).toBeNull();
    expect(await excludedOf(device as Person)).toBe('same-device');
    expect(await excludedOf(payer as Person)).toBe('same-payment-account');
    expect(await excludedOf(phone as Person)).toBe('same-phone');
    expect(await excludedOf(left as Person)).toBe('honour.excluded');
  });
});
