import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { connectionsPerClass } from '../../common/connections/connection-class.js';
import { ReplicaReader } from '../../common/connections/replica-reader.js';
import { workContext } from '../../common/connections/work-context.js';
import { PublicCache } from '../../common/http-cache/public-cache.js';
import { Config } from '../../config/config.js';
import { replicaPool } from './replica-pool.js';
import { LogPositions } from './log-positions.js';
import { type NewPool, Replica } from './replica.js';
import { PRIMARY_POSITION } from './replicas.sql.js';

const MEASURE_MS = 250;
const PRIMARY_ANSWER_MS = 1_000;
const KEEP_POSITIONS_MS = 5_000;

/**
 * The replicas of `DATABASE_REPLICA_URLS`, for public reads that declare it (ADR 118). The position of the primary's log is read four
 * times a second. A replica is used while it contains a position that is less than a second old; this is also true of an idle primary.
 */
@Injectable()
export class Replicas extends ReplicaReader implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly all: Replica[];
  /** Statements that could read a replica, by the server that answered. */
  readonly statements = new Map<string, number>([['primary', 0]]);
  /** Statements that a replica did not answer, so that the primary did. */
  failed = 0;
  private readonly logger = new Logger(Replicas.name);
  private readonly positions = new LogPositions(KEEP_POSITIONS_MS);
  private readonly usable = new Set<Replica>();
  private primary?: pg.Pool;
  private timer?: NodeJS.Timeout;
  private isStopped = false;

  constructor(
    private readonly config: Config,
    private readonly cache: PublicCache,
  ) {
    super();
    const { database, limits } = config;
    const connections = connectionsPerClass(database.poolSize).public;
    const newPool: NewPool = (url, max, answerMs) => replicaPool(url, max, answerMs, database, limits);
    this.all = database.replicaUrls.map((url) => new Replica(url, newPool, connections));
  }

  onApplicationBootstrap(): void {
    if (this.all.length === 0) return;
    const { database, limits } = this.config;
    this.primary = replicaPool(database.url, 1, PRIMARY_ANSWER_MS, database, limits);
    void this.follow();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await Promise.all([this.primary?.end(), ...this.all.map((replica) => replica.end())]);
  }

  override async query<T>(sql: string, parameters: unknown[]): Promise<T[] | undefined> {
    const reads = workContext.get()?.replicaReads;
    if (!reads) return undefined;
    const replica = this.leastBusy();
    try {
      const found = await replica?.query<T>(sql, parameters);
      this.count(found && replica ? replica.name : 'primary');
      if (found) reads.generation = Math.min(reads.generation, found.generation);
      return found?.rows;
    } catch {
      this.failed++;
      this.count('primary');
      return undefined;
    }
  }

  private leastBusy(): Replica | undefined {
    const usable = this.all.filter(({ isUsable }) => isUsable);
    return usable.reduce<Replica | undefined>(
      (best, each) => (best && best.running <= each.running ? best : each),
      undefined,
    );
  }

  private count(server: string): void {
    this.statements.set(server, (this.statements.get(server) ?? 0) + 1);
  }

  private async follow(): Promise<void> {
    await this.readPrimary();
    for (const replica of this.all) void replica.measure(this.positions).then(() => this.report(replica));
    if (!this.isStopped) this.timer = setTimeout(() => void this.follow(), MEASURE_MS).unref();
  }

  /** Without a position of the primary, what is known of the replicas becomes too old. */
  private async readPrimary(): Promise<void> {
    const asked = { at: performance.now(), generation: this.cache.generation };
    try {
      const rows = await this.primary?.query<{ position: number }>(PRIMARY_POSITION);
      const position = rows?.rows[0]?.position;
      if (position !== undefined) this.positions.add({ ...asked, position });
    } catch {
      // The next turn tries again.
    }
  }

  private report(replica: Replica): void {
    if (replica.isUsable === this.usable.has(replica)) return;
    if (replica.isUsable) {
      this.usable.add(replica);
      this.logger.log(`The replica ${replica.name} is used for public reads.`);
    } else {
      this.usable.delete(replica);
      this.logger.warn(
        `The replica ${replica.name} is more than a second behind or does not answer; it is not used.`,
      );
    }
  }
}
