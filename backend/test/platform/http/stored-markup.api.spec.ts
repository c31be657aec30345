import type { ApiClient } from '../../support/api/api-client.js';
import { clientsByAccess, documentedCalls } from '../../support/api/documented-calls.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(2)>';

/** Types in which no browser runs markup, except feeds and files that the server generates. */
const HARMLESS =
  /^(application\/(problem\+)?json|text\/csv|application\/pdf|image\/(png|webp)); ?charset=utf-8$|^(application\/pdf|image\/(png|webp))$/;

describe('markup that somebody stored', () => {
  let running: RunningApp;
  let world: World;
  let clients: Record<string, ApiClient>;
  let dealId: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    clients = await clientsByAccess(world, running.client());
    const shop = await world.business({ name: MARKUP });
    dealId = await world.deal(shop, { title: MARKUP, description: MARKUP });
    await running.database.query('UPDATE users SET first_name = $1, last_name = $1, city = $1', [
      MARKUP.slice(0, 60),
    ]);
    await running
      .client()
      .post('/api/contact', { name: MARKUP, email: 'a@example.com', subject: MARKUP, message: MARKUP });
  });

  afterAll(() => running.stop());

  it('leaves as JSON or a file alone, on every route that reads', async () => {
    const errors: string[] = [];
    let shown = 0;
    for (const { method, path, access } of documentedCalls()) {
      if (method !== 'GET') continue;
      const address = path
        .replace('{id}', path.includes('deals') ? String(dealId) : '1')
        .replaceAll(/\{\w+\}/g, '1');
      const { status, headers, text } = await (clients[access] as ApiClient).get(address);
      const type = headers.get('content-type') ?? '';
      const isEmpty = text === '' && [204, 302, 304].includes(status);
      if (text.includes('alert(')) shown++;
      if (!isEmpty && !HARMLESS.test(type)) errors.push(`${path} -> ${status} ${type}`);
      if (headers.get('x-content-type-options') !== 'nosniff') errors.push(`${path} without nosniff`);
    }
    expect(errors).toEqual([]);
    expect(shown).toBeGreaterThan(5);
  });

  it('is answered as it was sent in an error, and as JSON', async () => {
    const { headers, text } = await running.client().get(`/api/deals?sort=${encodeURIComponent(MARKUP)}`);
    expect([headers.get('content-type'), text.includes('<html')]).toEqual([
      'application/problem+json; charset=utf-8',
      false,
    ]);
  });
});
