import { mailsTo } from '../../support/mails.js';
import { MockSmsGateway } from '../../support/sms-gateway.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, type Person, World } from '../../support/world.js';

interface Found {
  id: string;
  code: string;
  state: string;
  customer: string;
  triesLeft?: number;
  errors?: { field: string }[];
}

interface Pass {
  id: string;
  code: string;
}

let next = 0;
const newNumber = (): string => `98${String(41_000_000 + next++)}`;

describe('the look-up by phone (J6)', () => {
  let running: RunningApp;
  let gateway: MockSmsGateway;
  let world: World;
  let shop: Business;
  let customer: Person;
  let number: string;
  let pass: Pass;

  beforeAll(async () => {
    gateway = await MockSmsGateway.start();
    running = await startApp({ SMS_URL: gateway.url, SMS_TOKEN: 'secret-token', SMS_SENDER: 'Dobbar' });
    world = new World(running.database, running.url);
    await world.catalog();
  });
  afterAll(async () => {
    await running.stop();
    await gateway.stop();
  });

  beforeEach(async () => {
    shop = await world.business();
    customer = await world.person({ firstName: 'Maya', lastName: 'Rai' });
    number = newNumber();
    await running.database.query('UPDATE users SET phone = $2 WHERE id = $1', [
      customer.id,
      `+977 ${number}`,
    ]);
    const dealId = await world.deal(shop);
    pass = (await customer.client.post<Pass>('/api/redemptions', { dealId })).body;
  });

  const ask = (phone = number, lastFour = pass.code.slice(4), client = shop.owner.client) =>
    client.post<{ id: number; expiresAt: string; errors?: { field: string }[] }>('/api/counter/lookups', {
      phone,
      lastFour,
    });
  const say = (id: number, word: string, client = shop.owner.client) =>
    client.post<Found>(`/api/counter/lookups/${id}/word`, { word });
  const wordShown = async (person = customer): Promise<string | null> => {
    await running.deliverEvents();
    const { body } =
      await person.client.get<{ kind: string; title: string; titleNe: string }[]>('/api/notifications');
    const notice = body.find(({ kind }) => kind === 'lookup-word');
    return notice ? (/: (\w+)$/.exec(notice.title)?.[1] ?? null) : null;
  };

  it('shows the pass for the word that the customer got in the application and by mail', async () => {
    const asked = await ask();
    expect(asked.status).toBe(202);
    const word = await wordShown();
    expect(word).toMatch(/^[a-z]{6}$/);
    const mails = await mailsTo(customer.email);
    expect(mails.some((text) => text.includes(word as string))).toBe(true);
    const found = await say(asked.body.id, ` ${(word as string).toUpperCase()} `);
    expect([found.status, found.body.id, found.body.code]).toEqual([200, pass.id, pass.code]);
    expect(found.body.customer).toBe('Maya R.');
    const accepted = await shop.owner.client.post<Found>('/api/counter/accept', { code: found.body.code });
    expect([accepted.status, accepted.body.state]).toEqual([200, 'redeemed']);
  });

  it('repeats its result for the same person, so that a lost answer is no wrong word', async () => {
    const { body } = await ask();
    const word = (await wordShown()) as string;
    const answers = [
      await say(body.id, word),
      await say(body.id, word),
      await say(body.id, word),
      await say(body.id, word),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('sends an SMS to a proven number only', async () => {
    await ask();
    await running.deliverEvents();
    expect(gateway.textsTo(number)).toEqual([]);
    await running.database.query(
      'UPDATE users SET verified_phone = $2, phone_proven_at = now() WHERE id = $1',
      [customer.id, number],
    );
    const other = await world.business();
    const dealId = await world.deal(other);
    const { body } = await customer.client.post<Pass>('/api/redemptions', { dealId });
    await ask(number, body.code.slice(4), other.owner.client);
    await running.deliverEvents();
    expect(gateway.textsTo(number)).toEqual([expect.stringContaining('your word for')]);
  });

  it('leaves half of the SMS of a day for signing in', async () => {
    await running.database.query(
      'UPDATE users SET verified_phone = $2, phone_proven_at = now() WHERE id = $1',
      [customer.id, number],
    );
    await running.database.query('UPDATE text_message_days SET requested = 250');
    await ask();
    await running.deliverEvents();
    expect(gateway.textsTo(number)).toEqual([]);
    const signIn = await running.client().post('/api/auth/otp', { to: number });
    expect(signIn.status).toBe(202);
  });

  it('answers alike whether a number is known or not', async () => {
    const known = await ask();
    const strangers = [await ask(newNumber()), await ask(number, '0000')];
    const shape = ({ status, body }: typeof known) => [status, Object.keys(body).sort()];
    for (const stranger of strangers) expect(shape(stranger)).toEqual(shape(known));
    await running.deliverEvents();
    for (const { body } of [known, ...strangers]) {
      const tries = [];
      for (let n = 0; n < 4; n++) {
        const answer = await say(body.id, 'kakiku');
        tries.push([answer.status, (answer.body as unknown as { code: string }).code, answer.body.triesLeft]);
      }
      expect(tries).toEqual([
        [400, 'lookup.word-wrong', 2],
        [400, 'lookup.word-wrong', 1],
        [400, 'lookup.word-wrong', 0],
        [410, 'lookup.expired', undefined],
      ]);
    }
  });

  it('rejects the right word of a number that no pass belongs to', async () => {
    const { body } = await ask(newNumber());
    await running.deliverEvents();
    const { rows } = await running.database.query<{ word: string }>(
      'SELECT word FROM lookup_words WHERE id = $1',
      [body.id],
    );
    expect((await say(body.id, rows[0]?.word as string)).status).toBe(400);
  });

  it('keeps no number after it looked, and is for its asker, ten minutes and open passes of the business only', async () => {
    const { body } = await ask();
    const word = (await wordShown()) as string;
    const { rows } = await running.database.query('SELECT phone FROM lookup_words WHERE id = $1', [body.id]);
    expect(rows).toEqual([{ phone: null }]);
    const other = await world.business();
    expect((await say(body.id, word, other.owner.client)).status).toBe(410);
    expect((await say(body.id, word, customer.client)).status).toBe(403);
    expect(
      (await running.client().post('/api/counter/lookups', { phone: number, lastFour: '0000' })).status,
    ).toBe(401);
    await running.database.query(`UPDATE lookup_words SET expires_at = now() WHERE id = $1`, [body.id]);
    expect((await say(body.id, word)).status).toBe(410);

    const before = await wordsFor(customer.id);
    await ask(number, pass.code.slice(4), other.owner.client);
    await customer.client.post(`/api/redemptions/${pass.id}/cancel`);
    await ask();
    await running.deliverEvents();
    expect(await wordsFor(customer.id)).toBe(before);
  });

  const wordsFor = async (userId: number): Promise<number> =>
    (
      await running.database.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM notifications WHERE user_id = $1 AND kind = 'lookup-word'`,
        [userId],
      )
    ).rows[0]?.count ?? NaN;

  it.each([
    [{ phone: '014412345', lastFour: '9QX2' }, 'phone'],
    [{ phone: '9841234567', lastFour: '9Q' }, 'lastFour'],
    [{ phone: '9841234567', lastFour: 'UUUU' }, 'lastFour'],
    [{ lastFour: '9QX2' }, 'phone'],
  ])('rejects %j', async (body, field) => {
    const answer = await shop.owner.client.post<{ errors?: { field: string }[] }>(
      '/api/counter/lookups',
      body,
    );
    expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('rejects no word', async () => {
    const { body } = await ask();
    expect((await shop.owner.client.post(`/api/counter/lookups/${body.id}/word`, {})).status).toBe(400);
  });

  it('is in the export of the customer, without the word', async () => {
    const { body } = await ask();
    await running.deliverEvents();
    const { text } = await customer.client.get('/api/users/me/export');
    expect(text).toContain('"phoneLookups"');
    const { rows } = await running.database.query<{ word: string }>(
      'SELECT word FROM lookup_words WHERE id = $1',
      [body.id],
    );
    const [lookups] = /"phoneLookups":\[[^\]]*\]/.exec(text) ?? [''];
    expect(lookups).toContain(pass.id);
    expect(lookups).not.toContain(rows[0]?.word);
  });
});

describe('look-ups by phone', () => {
  it('are limited to five an hour at one device, however many numbers are tried', async () => {
    const running = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const world = new World(running.database, running.url);
    await world.catalog();
    const shop = await world.business();
    shop.owner.client.cookie = `dobbar_visitor=${'a'.repeat(22)}`;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const answer = await shop.owner.client.post('/api/counter/lookups', {
        phone: newNumber(),
        lastFour: '9QX2',
      });
      statuses.push(answer.status);
    }
    await running.stop();
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});
