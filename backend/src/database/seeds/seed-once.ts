import type { ClientBase } from 'pg';
import { Config } from '../../config/config.js';
import { DemoCalendar } from './demo-calendar.js';
import { continueNumbering } from './insert-rows.js';

const SEED_LOCK = 2_081_001;

/** Runs a seed in one transaction. Concurrent seeds run one after the other, and a failed one leaves no rows. */
async function alone<T>(db: ClientBase, seed: () => Promise<T>): Promise<T> {
  await db.query('BEGIN');
  try {
    await db.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const result = await seed();
    await db.query('COMMIT');
    return result;
  } catch (error) {
    await db.query('ROLLBACK');
    throw error;
  }
}

/**
 * Seeds only categories, cities and memberships, which a market needs before its first business.
 * @returns summary text
 */
export async function seedCatalogOnce(db: ClientBase): Promise<string> {
  return alone(db, async () => {
    const { seedCatalog } = await import('./seed-catalog.js');
    await seedCatalog({ db, calendar: new DemoCalendar(new Date()) });
    await continueNumbering(db);
    await db.query(`SELECT pg_notify('public_cache', 'catalog,deals')`);
    return 'Categories, cities and memberships are there.';
  });
}

/**
 * Seeds the demo unless its admin exists.
 * @returns summary text
 */
export async function seedOnce(db: ClientBase, env: NodeJS.ProcessEnv): Promise<string> {
  return alone(db, async () => {
    const { rowCount } = await db.query(`SELECT FROM users WHERE email = 'admin@example.com'`);
    if (rowCount) return 'The demo data is there already.';
    const done = await seeded(db, env);
    // Without statistics, the plans of the first queries would read whole tables.
    await db.query('ANALYZE');
    return done;
  });
}

/** Imported only when needed, because a start that finds its data should not wait for it. */
async function seeded(db: ClientBase, env: NodeJS.ProcessEnv): Promise<string> {
  const started = performance.now();
  const { seedDemo } = await import('./demo-seed.js');
  const content = await seedDemo(db, new Config(env));
  await db.query(`SELECT pg_notify('public_cache', 'catalog,deals')`);
  return `Seeded ${content} in ${((performance.now() - started) / 1_000).toFixed(1)} s.`;
}
