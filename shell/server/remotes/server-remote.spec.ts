import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { descriptionOf } from './description.fixture';
import { integrityOf } from './integrity';
import type { ResolvedRemote } from './manifest';
import { ServerRemotes } from './server-remote';

const url = 'http://storefront:8080/ssr/entry.cjs';
const listed = "module.exports = { contractVersion: 1, routes: ['listed'] };";
const remote = (content: string): ResolvedRemote => ({
  name: 'storefront',
  description: descriptionOf('storefront'),
  publicBase: 'https://static.example/',
  entry: 'https://static.example/remoteEntry.a.js',
  internalEntry: 'http://storefront:8080/remoteEntry.a.js',
  js: [],
  css: [],
  screens: {},
  serverEntry: { url, integrity: integrityOf(Buffer.from(content)) },
});

const serve = (content: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => ({ ok: true, arrayBuffer: async () => Buffer.from(content) }) as never);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a server entry', () => {
  test('with the listed hash is executed', async () => {
    serve(listed);
    expect(await new ServerRemotes().load(remote(listed))).toMatchObject({ routes: ['listed'] });
  });

  test('with another hash is not executed', async () => {
    serve(`throw new Error('executed');`);
    await expect(new ServerRemotes().load(remote(listed))).rejects.toThrow(
      `${url} is not the file its manifest describes`,
    );
  });

  test('is fetched again by the next page after a failure', async () => {
    const remotes = new ServerRemotes();
    serve('something else');
    await expect(remotes.load(remote(listed))).rejects.toThrow('not the file');
    serve(listed);
    await expect(remotes.load(remote(listed))).resolves.toMatchObject({ contractVersion: 1 });
  });
});
