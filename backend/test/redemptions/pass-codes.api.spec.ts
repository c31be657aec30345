import { databaseDump } from '../support/database-dump.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { statementsDuring } from '../support/statements.js';
import { type Business, type Person, World } from '../support/world.js';

interface Pass {
  id: string;
  qrCode: string;
  code: string;
}

const seed = (byte: number): string => Buffer.alloc(32, byte).toString('base64url');
const tokenOf = ({ qrCode }: Pass): string => qrCode.split('#')[1] as string;

describe('the codes of passes', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let customer: Person;

  beforeAll(async () => {
    running = await startApp({ REDEMPTION_SIGNING_KEYS: `old:${seed(1)}` });
    world = new World(running.database, running.url);
    await world.catalog();
    [shop, customer] = await Promise.all([world.business(), world.person()]);
  });

  afterAll(() => running.stop());

  const issue = async (from = running, body: object = {}): Promise<Pass> => {
    const client = from.client();
    client.cookie = customer.client.cookie;
    return (await client.post<Pass>('/api/redemptions', { dealId: await world.deal(shop), ...body })).body;
  };
  const accept = (code: string, at = running, person = shop.owner) => {
    const client = at.client();
    client.cookie = person.client.cookie;
    return client.post('/api/counter/accept', { code });
  };

  it('stand nowhere in the database: what is stored cannot be shown at a counter', async () => {
    const pass = await issue(running, { qrCode: 'X-OF-THE-CLIENT' });
    const stored = (await databaseDump(running.database)).join('\n');
    for (const secret of [pass.code, tokenOf(pass), tokenOf(pass).slice(-40), 'X-OF-THE-CLIENT'])
      expect(stored.includes(secret)).toBe(false);
    const [row] = (
      await running.database.query<{ hash: string }>(
        `SELECT encode(code_hash, 'base64') AS hash FROM passes WHERE public_id = $1`,
        [pass.id],
      )
    ).rows;
    for (const replayed of [row?.hash ?? '', pass.id, 'X-OF-THE-CLIENT'])
      expect((await accept(replayed)).status).not.toBe(200);
  });

  it('are rejected with 404 when a byte is another one, the end is missing, or the form is that of another token', async () => {
    const token = tokenOf(await issue());
    const bytes = Buffer.from(token, 'base64url');
    const flipped = Array.from({ length: bytes.length }, (_, index) => {
      const forged = Buffer.from(bytes);
      forged[index] = (forged[index] as number) ^ 1;
      return forged.toString('base64url');
    });
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const others = [token.slice(0, -1), token.slice(0, 40), `${token}A`, `${none}${token.slice(19)}`];
    for (const forged of [...flipped, ...others]) {
      const { status, body } = await accept(forged);
      expect([forged, status, body.code]).toEqual([forged, 404, 'pass.not-found']);
    }
    expect((await accept(token)).status).toBe(200);
  });

  it('are never accepted by the customer who holds them', async () => {
    const pass = await issue();
    for (const code of [pass.code, pass.qrCode])
      expect((await accept(code, running, customer)).status).toBe(403);
  });

  it('with a wrong check character are rejected without asking the database for a pass', async () => {
    const { code } = await issue();
    const wrong = code.slice(0, 7) + (code[7] === '0' ? '1' : '0');
    const { result, statements } = await statementsDuring(running, () => accept(wrong));
    expect([result.status, result.body.code]).toEqual([400, 'code.malformed']);
    expect(statements.filter((sql) => /\bpasses\b/.test(sql))).toEqual([]);
  });

  it('stay good when the key is replaced, are signed with the new one, and end with the old key', async () => {
    const [first, second] = [await issue(), await issue()];
    const rotated = await startApp({ REDEMPTION_SIGNING_KEYS: `new:${seed(2)},old:${seed(1)}` });
    const removed = await startApp({ REDEMPTION_SIGNING_KEYS: `new:${seed(2)}` });
    try {
      expect((await accept(first.qrCode, rotated)).status).toBe(200);
      const fresh = await issue(rotated);
      expect((await accept(fresh.qrCode)).body.code).toBe('pass.not-found');
      expect((await accept(fresh.qrCode, removed)).status).toBe(200);
      const rejected = await accept(second.qrCode, removed);
      expect([rejected.status, rejected.body.code]).toEqual([404, 'pass.not-found']);
      const { body } = await rotated
        .client()
        .get<{ keys: { id: string }[] }>('/api/.well-known/redemption-keys');
      expect(body.keys.map(({ id }) => id)).toEqual(['new', 'old']);
    } finally {
      await rotated.stop();
      await removed.stop();
    }
  });
});
