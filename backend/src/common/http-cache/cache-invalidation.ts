import { Socket } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../../config/config.js';
import { TRY_LOCK } from '../transactions/one-instance.sql.js';
import { Transactions } from '../transactions/transactions.js';
import type { CacheTag } from './cache-tags.js';
import { PublicCache } from './public-cache.js';
import { NOTIFY } from './cache-invalidation.sql.js';
import { endWhenSilent } from './silent-connection.js';

const CHANNEL = 'public_cache';
const RETRY_MS = 500;
const CONNECT_MS = 2_500;

/** Invalidates cache entries on every instance. NOTIFY is sent with the commit of the change. */
@Injectable()
export class CacheInvalidation implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CacheInvalidation.name);
  private client?: pg.Client;
  private stopped = false;
  private retry?: NodeJS.Timeout;

  constructor(
    private readonly config: Config,
    private readonly cache: PublicCache,
    private readonly transactions: Transactions,
  ) {}

  /** Call within the transaction that makes these responses outdated. */
  async invalidate(...tags: CacheTag[]): Promise<void> {
    await this.transactions.query(NOTIFY, [CHANNEL, tags.join(',')]);
    this.transactions.afterCommit(() => this.cache.invalidate(tags));
  }

  /**
   * Tries to take a lock until the connection that receives the notifications ends: its owner misses no invalidation while it has the
   * lock, and is told by `suspended` when it loses both.
   * @param name of the work, the same on every instance
   */
  async tryLock(name: string): Promise<boolean> {
    const result = await this.client?.query<{ isOurs: boolean }>(TRY_LOCK, [name]).catch(() => null);
    return result?.rows[0]?.isOurs ?? false;
  }

  async onApplicationBootstrap(): Promise<void> {
    this.cache.suspend();
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.config.database.directUrl,
      stream: () => socket,
      connectionTimeoutMillis: CONNECT_MS,
    });
    client.on('notification', ({ payload }) =>
      this.cache.invalidate((payload ?? '').split(',') as CacheTag[]),
    );
    client.on('error', () => undefined);
    client.once('end', () => this.lost());
    try {
      await client.connect();
      endWhenSilent(client, socket);
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      this.cache.resume();
    } catch {
      await client.end().catch(() => undefined);
    }
  }

  private lost(): void {
    if (this.stopped) return;
    this.client = undefined;
    this.cache.suspend();
    this.logger.warn(
      'The connection that announces changes was lost; public answers are not kept until it is back.',
    );
    this.retry = setTimeout(() => void this.listen(), RETRY_MS);
  }
}
