import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../../config/config.js';
import { assertNoTransaction } from './assert-no-transaction.js';
import { TRY_LOCK } from './one-instance.sql.js';

const CONNECT_MS = 2_500;

/**
 * Runs work on one instance at a time, to avoid duplicate work. Correctness must not depend on it: the lock
 * is released when its connection breaks.
 */
@Injectable()
export class OneInstance {
  constructor(private readonly config: Config) {}

  /**
   * Runs the work unless another instance runs it. The lock belongs to a database session, so it is acquired
   * without a connection pooler.
   * @param name of the work, the same on every instance
   * @returns true if the work ran here
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
