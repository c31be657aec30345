import pg from 'pg';
import { RESET } from './pooler-like-pool.sql.js';

type Release = (error?: Error | boolean) => void;
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

/**
 * For tests: a pool that treats sessions like a transaction pooler. It resets the session after each
 * transaction and uses another connection for the next one.
 */
export class PoolerLikePool extends pg.Pool {
  private readonly twin: pg.Pool;
  private isTwinNext = false;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.twin = new pg.Pool(config);
    this.twin.on('error', (error) => this.emit('error', error));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (!connected) return this.connectAndReset();
    this.connectAndReset().then(
      (client) => connected(undefined, client, (error) => client.release(error)),
      (error: unknown) => connected(error as Error, undefined, () => undefined),
    );
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.twin.end()]);
  }

  private async connectAndReset(): Promise<pg.PoolClient> {
    this.isTwinNext = !this.isTwinNext;
    const client = await (this.isTwinNext ? this.twin.connect() : super.connect());
    const release = client.release.bind(client);
    client.release = (error) => {
      if (error) return release(error);
      client.query(RESET).then(
        () => release(),
        () => release(true),
      );
    };
    return client;
  }
}
