import { CacheChangesController } from '../../../src/common/http-cache/cache-changes.controller.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, World } from '../../support/world.js';

/** Reads an event stream until its text matches. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, pattern: RegExp): Promise<string> {
  let text = '';
  while (!pattern.test(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended after ${text}`);
    text += Buffer.from(value).toString();
  }
  return text;
}

describe('the stream of invalidations that shells follow', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(() => running.stop());

  it('tells the tags of a change, and that it is there while nothing changes', async () => {
    const leave = new AbortController();
    const { status, headers, body } = await fetch(`${running.url}/cache/changes`, { signal: leave.signal });
    expect([status, headers.get('content-encoding')]).toEqual([200, null]);
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    expect(await readUntil(reader, /:\n\n.*:\n\n/s)).not.toContain('data');
    await shop.owner.client.patch(`/api/vendors/me/locations/${shop.branchId}`, { name: 'Patan Durbar' });
    expect(await readUntil(reader, /data: .*\n\n/)).toMatch(/data: .*vendors/);
    leave.abort();
  });

  it('tells tags and remaining time of a response to those who announce that they follow', async () => {
    const id = await world.deal(shop);
    const plain = await fetch(`${running.url}/api/deals/${id}`);
    expect(plain.headers.get('surrogate-key')).toBeNull();
    const { headers } = await fetch(`${running.url}/api/deals/${id}`, {
      headers: { 'surrogate-capability': 'dobbar="Surrogate/1.0"' },
    });
    expect(headers.get('surrogate-key')?.split(' ')).toContain('deals');
    expect(headers.get('surrogate-control')).toMatch(/^max-age=\d+$/);
    const missing = await fetch(`${running.url}/api/deals/99999999`, {
      headers: { 'surrogate-capability': 'dobbar="Surrogate/1.0"' },
    });
    expect([missing.status, missing.headers.get('surrogate-key')]).toEqual([404, null]);
  });

  it('ends during a shutdown, and is not opened again', async () => {
    const stopping = await startApp();
    const { body } = await fetch(`${stopping.url}/cache/changes`);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    await readUntil(reader, /:\n\n/);
    stopping.app.get(CacheChangesController).beforeApplicationShutdown();
    for (let part = await reader.read(); !part.done; part = await reader.read());
    expect((await fetch(`${stopping.url}/cache/changes`)).status).toBe(503);
    await stopping.stop();
  });
});
