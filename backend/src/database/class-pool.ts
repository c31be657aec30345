import { EventEmitter } from 'node:events';
import pg from 'pg';
import {
  CONNECTION_CLASSES,
  type ConnectionClass,
  connectionsPerClass,
} from '../common/connections/connection-class.js';
import { workContext } from '../common/connections/work-context.js';
import { assertNoTransaction } from '../common/transactions/assert-no-transaction.js';
import { PoolerLikePool } from './pooler-like-pool.js';

/** Background work can wait long for a connection, because no user waits for it. */
const BACKGROUND_WAIT_MS = 30_000;

export interface ClassPoolConfig extends pg.PoolConfig {
  /** See `DatabaseSettings.actsAsPooler`. */
  actsAsPooler?: boolean;
  /**
   * Settings of connections by class. PostgreSQL would plan a prepared statement of public reads again for each value of their filters, which
   * takes longer than running it.
   */
  classOptions?: ClassOptions;
}

export type ClassOptions = Readonly<Partial<Record<ConnectionClass, string>>>;

export interface PoolState {
  readonly name: ConnectionClass;
  readonly used: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
  readonly limit: number;
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;
type Release = (error?: Error | boolean) => void;

/** Replacement of `pg.Pool` for TypeORM: one pool per class of work, chosen by the current work context. */
export class ClassPool extends EventEmitter {
  private readonly pools: Record<ConnectionClass, pg.Pool>;

  constructor({ max = 16, actsAsPooler = false, classOptions = {}, ...config }: ClassPoolConfig) {
    super();
    const sizes = connectionsPerClass(max);
    const make = (name: ConnectionClass): pg.Pool => {
      const waitMs = name === 'background' ? BACKGROUND_WAIT_MS : config.connectionTimeoutMillis;
      const options: pg.PoolConfig = { ...config, max: sizes[name], connectionTimeoutMillis: waitMs };
      if (classOptions[name]) options.options = classOptions[name];
      const pool = actsAsPooler ? new PoolerLikePool(options) : new pg.Pool(options);
      pool.on('error', (error) => this.emit('error', error));
      return pool;
    };
    this.pools = Object.fromEntries(
      CONNECTION_CLASSES.map((name) => [name, make(name)]),
    ) as typeof this.pools;
  }

  /** The connections of each class now. */
  get states(): PoolState[] {
    return CONNECTION_CLASSES.map((name) => {
      const { totalCount, idleCount, waitingCount, options } = this.pools[name];
      return {
        ...{ name, used: totalCount - idleCount, idle: idleCount },
        ...{ waiting: waitingCount, limit: options.max },
      };
    });
  }

  connect(connected: Connected): void {
    assertNoTransaction('Asking for a second connection');
    this.pool.connect(connected as Parameters<pg.Pool['connect']>[0]);
  }

  /**
   * Runs one statement with a connection of the current class. `pg.Pool.query` would send a statement that waited for a connection in
   * the context of the request that released it, whose time limit may have passed.
   */
  async query<R extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    assertNoTransaction('Asking for a second connection');
    const client = await this.pool.connect();
    try {
      const result = await client.query<R>(statement);
      client.release();
      return result;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  end(ended: (error?: Error) => void): void {
    Promise.all(CONNECTION_CLASSES.map((name) => this.pools[name].end())).then(
      () => ended(),
      (error: unknown) => ended(error as Error),
    );
  }

  private get pool(): pg.Pool {
    return this.pools[workContext.get()?.connections ?? 'background'];
  }
}
