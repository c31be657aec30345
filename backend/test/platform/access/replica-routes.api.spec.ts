import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../../src/app.setup.js';

interface Route {
  method: string;
  path: string;
  access: string;
  readsReplicas: boolean;
}

const LIST = path.join(import.meta.dirname, '../../replica-routes.txt');

/** Fastify adds a HEAD route to each GET route; it reads the primary. */
const isOfFastify = ({ method }: Route): boolean => method === 'HEAD';

const nameOf = ({ method, path: route }: Route): string => `${method} ${route.replaceAll(/:(\w+)/g, '{$1}')}`;

describe('routes that read replicas (ADR 118)', () => {
  let app: NestFastifyApplication;
  const routes: Route[] = [];

  beforeAll(async () => {
    app = await createApp({ ...process.env, BACKGROUND_WORK: 'off', LOG_LEVEL: 'silent' });
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRoute', ({ method, url, config }) => {
        for (const one of [method].flat())
          routes.push({
            method: one,
            path: url,
            access: config?.access ?? 'none',
            readsReplicas: config?.readsReplicas ?? false,
          });
      });
    await app.init();
  });

  afterAll(() => app.close());

  it('are those of the committed list', async () => {
    const now = routes.filter((route) => route.readsReplicas && !isOfFastify(route)).map(nameOf);
    expect(now.sort()).toEqual((await readFile(LIST, 'utf8')).trim().split('\n'));
  });

  it('are public reads only', () => {
    const wrong = routes.filter(
      (route) =>
        route.readsReplicas && !isOfFastify(route) && (route.method !== 'GET' || route.access !== 'public'),
    );
    expect(wrong.map((route) => `${nameOf(route)} -> ${route.access}`)).toEqual([]);
  });

  it('are compared with every route', async () => {
    const all = await readFile(path.join(import.meta.dirname, '../../route-access.txt'), 'utf8');
    const names = all
      .trim()
      .split('\n')
      .map((line) => line.split(' -> ')[0]);
    expect(routes.map(nameOf)).toEqual(expect.arrayContaining(names));
  });
});
