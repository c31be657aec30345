#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { rootDir } from '../run/settings.mjs';
import { startPostgres } from '../database/postgres.mjs';
import { makeTestFolder } from '../database/test-folder.mjs';
import { schemaText } from './schema/schema-text.mjs';

/** `npm run generate:schema`: migrates an empty database with the built backend and writes backend/schema.sql. */
const dataDir = makeTestFolder();
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: false });
try {
  const { status } = spawnSync(process.execPath, [path.join(rootDir, 'backend/dist/migrate.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.appUrl,
      DATABASE_MIGRATION_URL: postgres.ownerUrl,
    },
  });
  if (status !== 0) throw new Error('The database could not be migrated.');
  const database = new pg.Client(postgres.ownerUrl);
  await database.connect();
  try {
    fs.writeFileSync(path.join(rootDir, 'backend/schema.sql'), await schemaText(database));
  } finally {
    await database.end();
  }
} finally {
  await postgres.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
