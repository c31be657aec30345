import pg from 'pg';
import type { DatabaseSettings, RequestLimits } from '../../config/database-settings.js';
import { KEEP_ALIVE, publicReadOptions } from '../data-source.js';
import { PoolerLikePool } from '../pooler-like-pool.js';
import { PreparingClient } from '../preparing-client.js';

/** The primary is read if there is no connection sooner. */
const CONNECT_MS = 250;

/**
 * Connections for public reads to one server.
 * @param answerMs longest duration of a statement
 */
export function replicaPool(
  url: string,
  max: number,
  answerMs: number,
  settings: DatabaseSettings,
  limits: RequestLimits,
): pg.Pool {
  const options = {
    ...publicReadOptions(settings, limits),
    connectionString: url,
    Client: PreparingClient,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    idleTimeoutMillis: 30_000,
    ...KEEP_ALIVE,
  } as pg.PoolConfig;
  const pool = settings.actsAsPooler ? new PoolerLikePool(options) : new pg.Pool(options);
  // A broken connection is found by the next statement.
  pool.on('error', () => undefined);
  return pool;
}
