import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { ApiClient } from '../../support/api/api-client.js';
import { nameFrom, PASSWORD, World } from '../../support/world.js';

const set = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests are started by scripts/production-tests.mjs.`);
  return value;
};

/** Number of repetitions of each failure. */
export const ROUNDS = process.env['LONG_RUN'] ? 3 : 1;

/** PostgreSQL may start a statement this long after its process was killed; a restart takes longer. */
const IN_FLIGHT_MS = 400;

export type PartName =
  | 'PostgreSQL'
  | 'backend 1'
  | 'backend 2'
  | 'shell 1'
  | 'shell 2'
  | 'backend balancer'
  | 'TLS balancer'
  | 'vendor remote'
  | 'mail server'
  | 'mock gateways';

/** The product in its production shape: accessed by its URL, its processes killed by their ids. */
export class Shape {
  readonly url = set('SITE_URL');
  readonly database = new pg.Pool({ connectionString: set('DATABASE_MIGRATION_URL'), max: 4 });
  readonly world = new World(this.database, this.url);

  constructor() {
    nameFrom(randomInt(1_000_000) * 1_000);
    // PostgreSQL is ended on purpose.
    this.database.on('error', () => undefined);
  }

  async close(): Promise<void> {
    await this.database.end();
  }

  async signal(part: PartName, signal: NodeJS.Signals): Promise<void> {
    process.kill(await this.runningPid(part), signal);
  }

  async runningPid(part: PartName): Promise<number> {
    const pid = await this.pidOf(part);
    if (pid === undefined) throw new Error(`${part} does not run.`);
    return pid;
  }

  /** Signs in an owner of the marketplace with a second factor. */
  async admin(): Promise<ApiClient> {
    const { email } = await this.world.admin();
    const client = new ApiClient(this.url);
    await client.post('/api/auth/admin/login', { username: email, password: PASSWORD });
    const { body } = await client.post<{ secret: string }>('/api/auth/two-factor/enroll', {
      password: PASSWORD,
    });
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    await client.post('/api/auth/two-factor/confirm', { code });
    return client;
  }

  /** Kills a part and waits until the supervisor has started it again and the site responds. */
  async killAndAwait(part: PartName): Promise<void> {
    const before = await this.pidOf(part);
    await this.signal(part, 'SIGKILL');
    const killedAt = new Date(Date.now() + IN_FLIGHT_MS);
    await this.untilReplaced(part, before);
    await until(() => this.isWhole());
    await this.endLeasesFromBefore(killedAt);
  }

  /** Expires the leases of idempotency keys that a killed process left. */
  async endLeasesFromBefore(moment: Date): Promise<void> {
    await this.database.query(
      'UPDATE idempotency_keys SET lease_until = now() WHERE status IS NULL AND created_at < $1',
      [moment],
    );
  }

  /** Restarts a part like a deployment and waits until it responds. */
  async restartAndAwait(part: PartName): Promise<void> {
    const before = await this.pidOf(part);
    await fetch(`${set('CONTROL_URL')}/${encodeURIComponent(part)}`, { method: 'POST' });
    await this.untilReplaced(part, before);
  }

  /** True if the site responds with data from its database. */
  async isWhole(): Promise<boolean> {
    return fetch(`${this.url}/api/deals?limit=1&search=${Math.random()}`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Violated invariants of passes, points and capacity; empty if all hold. */
  async brokenInvariants(): Promise<unknown[]> {
    const file = path.join(import.meta.dirname, '../../support/invariants.sql');
    const { rows } = await this.database.query(await readFile(file, 'utf8'));
    return rows;
  }

  private untilReplaced(part: PartName, before: number | undefined): Promise<void> {
    return until(async () => {
      const now = await this.pidOf(part);
      return now !== undefined && now !== before;
    });
  }

  private async pidOf(part: PartName): Promise<number | undefined> {
    const response = await fetch(set('CONTROL_URL'));
    const pids = (await response.json()) as Partial<Record<PartName, number>>;
    return pids[part];
  }
}

const POLL_MS = 50;

/** Less than the time limit of a test, so that the wait ends with its test. */
const LONGEST_WAIT_MS = 55_000;

/** Waits for a condition. @throws Error after 55 seconds */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() - began > LONGEST_WAIT_MS) throw new Error(`Not within ${LONGEST_WAIT_MS} ms.`);
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}
