import type { ClientBase } from 'pg';
import { Config } from '../../config/config.js';

const SEED_LOCK = 2_081_001;

/**
 * Seeds the demo unless its admin is there already. Two that start together take turns, and what fails leaves nothing behind.
 * @returns what it did, in words
 */
export async function seedOnce(db: ClientBase, env: NodeJS.ProcessEnv): Promise<string> {
  await db.query('BEGIN');
  try {
    await db.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const { rowCount } = await db.query(`SELECT FROM users WHERE email = 'admin@example.com'`);
    const said = rowCount ? 'The demo data is there already.' : await seeded(db, env);
    await db.query('COMMIT');
    return said;
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}

/** Loaded only when needed: a start that finds its data should not wait for it. */
async function seeded(db: ClientBase, env: NodeJS.ProcessEnv): Promise<string> {
  const started = performance.now();
  const { seedDemo } = await import('./demo-seed.js');
  const content = await seedDemo(db, new Config(env));
  await db.query(`SELECT pg_notify('public_cache', 'catalog,deals')`);
  return `Seeded ${content} in ${((performance.now() - started) / 1_000).toFixed(1)} s.`;
}
