import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { createApp } from '../../src/app.setup.js';
import { OutboxDispatcher } from '../../src/common/outbox/outbox-dispatcher.js';
import { ApiClient } from './api/api-client.js';

export interface RunningApp {
  url: string;
  app: NestFastifyApplication;
  /** The owner's connection, for making and looking at rows. */
  database: pg.Pool;
  client: () => ApiClient;
  /** Delivers every event that is due. */
  deliverEvents: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the application on a free port and a fresh database. Background work runs only when a test starts it. */
export async function startApp(env: NodeJS.ProcessEnv = {}): Promise<RunningApp> {
  const app = await createApp({
    ...process.env,
    BACKGROUND_WORK: 'off',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
    ...env,
  });
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const owner = env['DATABASE_MIGRATION_URL'] ?? process.env['DATABASE_MIGRATION_URL'];
  const database = new pg.Pool({ connectionString: owner, max: 4 });
  return {
    url,
    app,
    database,
    client: () => new ApiClient(url),
    deliverEvents: () => app.get(OutboxDispatcher).deliverDue(),
    stop: async () => {
      await database.end();
      await app.close();
    },
  };
}
