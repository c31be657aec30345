import { execFile } from 'node:child_process';
import path from 'node:path';
import { createDobbar, type Dobbar } from '@dobbar/sdk';
import { type ReceivedWebhook, verifyWebhook } from '@dobbar/sdk/webhooks';
import type {
  NewWebhookView,
  WebhookDeliveryView,
} from '../../src/modules/integrations/webhooks/webhook.view.js';
import { addKey, type KeyClient } from '../support/api/key-client.js';
import type { ReceivedEvent, WebhookReceiver } from '../support/api/webhook-receiver.js';
import type { Business } from '../support/world.js';
import { Shape, until } from './support/shape.js';
import { startTlsReceiver } from './support/tls-receiver.js';

const TILL = path.resolve(import.meta.dirname, '../../../examples/till/till.mjs');
const WEBHOOKS = '/api/vendors/me/webhooks';
/** Requests per call: more than a backend that was killed takes to start again on a busy machine. */
const ATTEMPTS = 40;
const PASSES = ['pass.issued', 'pass.redeemed', 'pass.voided'];

interface Pass {
  id: string;
  code: string;
  state: string;
}

describe('programs of a business', () => {
  const shape = new Shape();
  const { world } = shape;
  let shop: Business;
  let key: KeyClient;
  let dobbar: Dobbar;
  let dealId: number;
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    await world.catalog();
    shop = await world.business();
    dealId = await world.deal(shop, { total_limit: 1_000, daily_limit: 1_000 });
    key = await addKey(shape.database, shape.url, {
      vendorId: shop.id,
      createdBy: shop.owner.id,
      scopes: ['passes:check', 'passes:redeem', 'redemptions:read'],
    });
    dobbar = createDobbar({ url: shape.url, key: key.key, attempts: ATTEMPTS });
    receiver = await startTlsReceiver();
  });

  afterAll(async () => {
    await receiver.stop();
    await shape.close();
  });

  const issue = async (): Promise<Pass> =>
    (await (await world.person()).client.post<Pass>('/api/redemptions', { dealId })).body;

  const till = async <T>(...args: string[]): Promise<T> => {
    const env = { ...process.env, DOBBAR_URL: shape.url, DOBBAR_KEY: key.key };
    const out = await new Promise<string>((resolve, reject) => {
      execFile(process.execPath, [TILL, ...args], { env }, (error, said) =>
        error ? reject(error) : resolve(said),
      );
    });
    return JSON.parse(out) as T;
  };

  const accept = ({ code }: Pass, client: Dobbar = dobbar) =>
    client.post('/api/counter/accept', { body: { code, branchId: shop.branchId, bill: 480 } });

  const usesOf = async (passes: Pass[]): Promise<string[]> => {
    const { rows } = await shape.database.query<{ state: string }>(
      'SELECT state FROM passes WHERE public_id = ANY($1)',
      [passes.map(({ id }) => id)],
    );
    return rows.map(({ state }) => state);
  };

  /** Creates an endpoint at a host of the receiver, with a path of its own. */
  const endpoint = async (host: string, eventTypes: string[]) => {
    const hook = `/${crypto.randomUUID()}`;
    const form = { url: `https://${host}${hook}`, eventTypes };
    const { status, body } = await shop.owner.client.post<NewWebhookView>(WEBHOOKS, form);
    expect(status).toBe(201);
    return { id: body.id, secret: body.secret ?? '', path: hook };
  };

  it('accept a code with the example till once per receipt, and void it', async () => {
    const { id, code } = await issue();
    const at = ['--branch', String(shop.branchId)];
    expect(await till('check', code, ...at)).toMatchObject({ id, state: 'issued', refusal: null });
    const use = ['accept', code, ...at, '--bill', '480', '--receipt', '2083-000124'];
    for (let time = 0; time < 2; time++)
      expect(await till(...use)).toMatchObject({ id, state: 'redeemed', amount: 480 });
    expect(await till('void', id, '--reason', 'The wrong table.')).toMatchObject({ id, state: 'voided' });
  });

  it('repeat with the SDK after a lost answer, and the code is used once', async () => {
    const pass = await issue();
    let sent = 0;
    const losesFirst = createDobbar({
      url: shape.url,
      key: key.key,
      fetch: async (request) => {
        const answer = await fetch(request);
        if (++sent > 1) return answer;
        expect(answer.status).toBe(200);
        throw new TypeError('The connection was closed.');
      },
    });
    expect(await accept(pass, losesFirst)).toMatchObject({ id: pass.id, state: 'redeemed' });
    expect(sent).toBe(2);
    await expect(accept(pass)).rejects.toMatchObject({ status: 409, code: 'pass.already-used' });
  });

  it('accept codes with the SDK while a backend is killed, each once', async () => {
    const passes: Pass[] = [];
    while (passes.length < 12) passes.push(await issue());
    const killed = shape.killAndAwait('backend 1');
    const accepted = await Promise.all(passes.map((pass) => accept(pass)));
    await killed;
    expect(accepted.map(({ id }) => id)).toEqual(passes.map(({ id }) => id));
    expect(await usesOf(passes)).toEqual(passes.map(() => 'redeemed'));
    expect(await shape.brokenInvariants()).toEqual([]);
  });

  it('read all pages with the SDK, whichever backend answers', async () => {
    const path = '/api/vendors/me/redemptions';
    const ids: string[] = [];
    for await (const { id } of dobbar.list(path, { params: { query: { limit: 3 } } })) ids.push(id);
    const { rows } = await shape.database.query<{ id: string }>(
      'SELECT public_id AS id FROM passes WHERE deal_id = $1 AND redeemed_at IS NOT NULL',
      [dealId],
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('receive events over TLS, which the SDK verifies, in the order of the code', async () => {
    const { secret, path } = await endpoint('receiver.test', PASSES);
    const pass = await issue();
    await accept(pass);
    await till('void', pass.id, '--reason', 'The wrong table.');
    await until(async () => receiver.on(path).length >= PASSES.length);
    const verified = ({ body, headers }: ReceivedEvent): ReceivedWebhook =>
      verifyWebhook(body, headers, secret);
    const events = receiver.on(path).map(verified);
    expect(events.map(({ event }) => [event.type, event.data])).toEqual(
      PASSES.map((type) => [type, expect.objectContaining({ passId: pass.id, vendorId: shop.id })]),
    );
    const [first] = receiver.on(path) as [ReceivedEvent];
    expect(() => verifyWebhook(first.body.replace(pass.id, 'another'), first.headers, secret)).toThrow();
  });

  it.each(['expired.receiver.test', 'foreign.receiver.test', 'another-name.receiver.test'])(
    'do not receive events if the certificate of %s is not valid, and the log says so',
    async (host) => {
      const { id, path } = await endpoint(host, ['payout.made']);
      expect((await shop.owner.client.post(`${WEBHOOKS}/${id}/test`)).status).toBe(202);
      const log = async (): Promise<WebhookDeliveryView | undefined> =>
        (await shop.owner.client.get<WebhookDeliveryView[]>(`${WEBHOOKS}/${id}/deliveries`)).body[0];
      await until(async () => (await log())?.lastAttemptAt !== null);
      expect(await log()).toMatchObject({
        type: 'webhook.test',
        state: 'waiting',
        failure: 'certificate',
        status: null,
      });
      expect(receiver.on(path)).toEqual([]);
    },
  );
});
