import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../../config/config.js';
import { assertNoTransaction } from './assert-no-transaction.js';
import { TRY_LOCK } from './one-instance.sql.js';

const CONNECT_MS = 2_500;

/**
 * Work that no two instances do at once, so that they do not do it twice. Correctness must not rest on it: the lock is gone
 * when its connection is.
 */
@Injectable()
export class OneInstance {
  constructor(private readonly config: Config) {}

  /**
   * Does the work unless an instance is at it. The lock belongs to a session, so it is taken without a pooler between.
   * @param name of the work, the same on every instance
   * @returns whether it was done here
   */
  async run(name: string, work: () => Promise<void>): Promise<boolean> {
    assertNoTransaction('Waiting for a lock of a session');
    const session = new pg.Client({
      connectionString: this.config.database.directUrl,
      connectionTimeoutMillis: CONNECT_MS,
    });
    session.on('error', () => undefined);
    await session.connect();
    try {
      const { rows } = await session.query<{ isOurs: boolean }>(TRY_LOCK, [name]);
      if (!rows[0]?.isOurs) return false;
      await work();
      return true;
    } finally {
      await session.end().catch(() => undefined);
    }
  }
}
