import { readDatabaseUrls, readReplicaUrls } from './database-urls.js';
import { wholeNumber } from './whole-number.js';

/** One connection for each class of work. */
const MIN_POOL_SIZE = 5;

export interface DatabaseSettings {
  /** URL that may lead to a transaction pooler. */
  readonly url: string;
  /** URL of PostgreSQL without a pooler, for LISTEN and for session locks. */
  readonly directUrl: string;
  /** URLs of the streaming replicas for public reads, through a pooler if `url` leads through one. */
  readonly replicaUrls: readonly string[];
  /** True if `url` leads to a transaction pooler, which preserves no session settings. */
  readonly hasPooler: boolean;
  /**
   * For tests: resets the session after each transaction like a pooler, and uses another connection for the
   * next one.
   */
  readonly actsAsPooler: boolean;
  /** Connections of this instance, all classes together. */
  readonly poolSize: number;
  /** Maximum wait of a request for a free connection. */
  readonly connectionWaitMs: number;
  readonly lockTimeoutMs: number;
  readonly idleInTransactionTimeoutMs: number;
}

export interface RequestLimits {
  /** Time after which the statements of a request are canceled. */
  readonly requestTimeoutMs: number;
  /** Time limit of uploads and exports. */
  readonly longRequestTimeoutMs: number;
}

/** @throws when a value is no whole number, or the pool is too small */
export function readDatabaseSettings(env: NodeJS.ProcessEnv): DatabaseSettings {
  const { applicationUrl, directUrl } = readDatabaseUrls(env);
  const poolSize = wholeNumber(env, 'DATABASE_POOL_SIZE', 16);
  if (poolSize < MIN_POOL_SIZE) throw new Error(`DATABASE_POOL_SIZE must be at least ${MIN_POOL_SIZE}.`);
  const actsAsPooler = env['DATABASE_ACTS_AS_POOLER'] === 'on';
  return {
    url: applicationUrl,
    directUrl,
    replicaUrls: readReplicaUrls(env['DATABASE_REPLICA_URLS']),
    hasPooler: actsAsPooler || directUrl !== applicationUrl,
    actsAsPooler,
    poolSize,
    connectionWaitMs: wholeNumber(env, 'DATABASE_CONNECTION_WAIT_MS', 1_000),
    lockTimeoutMs: wholeNumber(env, 'DATABASE_LOCK_TIMEOUT_MS', 2_000),
    idleInTransactionTimeoutMs: wholeNumber(env, 'DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS', 5_000),
  };
}

/** @throws when a value is no whole number */
export const readRequestLimits = (env: NodeJS.ProcessEnv): RequestLimits => ({
  requestTimeoutMs: wholeNumber(env, 'REQUEST_TIMEOUT_MS', 10_000),
  longRequestTimeoutMs: wholeNumber(env, 'LONG_REQUEST_TIMEOUT_MS', 60_000),
});
