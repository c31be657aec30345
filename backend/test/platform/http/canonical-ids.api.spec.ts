import type { ApiClient } from '../../support/api/api-client.js';
import { clientsByAccess, documentedCalls } from '../../support/api/documented-calls.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

const NOT_CANONICAL = [
  '01',
  '1%20',
  '%201',
  '1e3',
  '+1',
  '%2B1',
  '0x1',
  '1.0',
  '-1',
  '0',
  '2147483648',
  'x',
  '१',
];

const isNumber = ({ in: place, schema }: { in: string; schema?: { type?: string } }): boolean =>
  place === 'path' && /number|integer/.test(schema?.type ?? '');

describe('numbers in paths', () => {
  let running: RunningApp;
  let clients: Record<string, ApiClient>;
  const calls = documentedCalls().filter(({ parameters }) => parameters.some(isNumber));

  beforeAll(async () => {
    running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    clients = await clientsByAccess(world, running.client());
  });

  afterAll(() => running.stop());

  it('are read in their canonical form alone, on every route', async () => {
    const errors: string[] = [];
    for (const { method, path, access, parameters, body } of calls) {
      const name = parameters.find(isNumber)?.name ?? '';
      for (const id of NOT_CANONICAL) {
        const address = path
          .replace(`{${name}}`, id)
          .replaceAll(/\{\w+\}/g, '0199a0b0-0000-7000-8000-000000000000');
        const answer = await (clients[access] as ApiClient).send(method, address, body ? {} : undefined);
        if (answer.status !== 404 || answer.body.code !== 'route.not-found')
          errors.push(`${method} ${address} -> ${answer.status} ${answer.body.code}`);
      }
    }
    expect(errors).toEqual([]);
    expect(calls.length).toBeGreaterThan(60);
  }, 120_000);
});
