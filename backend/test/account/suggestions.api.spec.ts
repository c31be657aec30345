import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

interface Account {
  suggestions: boolean;
  errors?: { field: string }[];
}

describe('suggestions from own activity (OA3)', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  it('are on until the account turns them off, which its export names', async () => {
    const { client } = await world.person();
    const read = async () => (await client.get<Account>('/api/users/me')).body.suggestions;
    expect(await read()).toBe(true);
    const { status, body } = await client.patch<Account>('/api/users/me', { suggestions: false });
    expect([status, body.suggestions, await read()]).toEqual([200, false, false]);
    await client.patch('/api/users/me', { firstName: 'Sujata' });
    expect(await read()).toBe(false);
    const { text } = await client.get('/api/users/me/export');
    expect(text).toContain('"suggestions":false');
  });

  it('are a switch of the signed-in account', async () => {
    const { client } = await world.person();
    const bad = await client.patch<Account>('/api/users/me', { suggestions: 'no' });
    expect([bad.status, bad.body.errors?.[0]?.field]).toEqual([400, 'suggestions']);
    expect((await running.client().patch('/api/users/me', { suggestions: false })).status).toBe(401);
  });
});
