import pg from 'pg';
import { MAX_REPLICA_AGE_MS } from '../../common/connections/replica-reads.js';
import type { LogPosition, LogPositions } from './log-positions.js';
import { REPLICA_POSITION } from './replicas.sql.js';

/** @param answerMs longest duration of a statement */
export type NewPool = (url: string, max: number, answerMs: number) => pg.Pool;

/** The primary is read if a replica does not answer sooner. */
const ANSWER_MS = 5_000;

/** SQLSTATE of a statement that the server rejected, not of a lost connection or a server that stops. */
const REJECTED = /^(?!08|57P)[0-9A-Z]{5}$/;

/** False for a rejected statement, and for one that waited too long for a connection. */
function isOfServer(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code !== undefined && !REJECTED.test(code);
}

/** One replica: its connections, and up to which position of the primary it is known to be current. */
export class Replica {
  /** Host and port, for metrics and log lines. */
  readonly name: string;
  running = 0;
  private readonly reads: pg.Pool;
  /** A connection of its own, so that a flood of reads does not delay the measurement. */
  private readonly probe: pg.Pool;
  private reached?: LogPosition;
  private knownAt = performance.now();
  private measured?: { replayed: number; at: number };
  private isMeasuring = false;
  private abandon: () => void = () => undefined;
  private abandoned = this.nextAbandonment();

  constructor(url: string, newPool: NewPool, connections: number) {
    this.name = new URL(url).host;
    this.reads = newPool(url, connections, ANSWER_MS);
    this.probe = newPool(url, 1, MAX_REPLICA_AGE_MS);
  }

  /** Milliseconds since the primary had what this replica was last known to have, or since the start. */
  get ageMs(): number {
    return performance.now() - this.knownAt;
  }

  get isUsable(): boolean {
    return this.reached !== undefined && this.ageMs < MAX_REPLICA_AGE_MS;
  }

  /** Asks how much the replica has replayed. Without an answer it is left out when what is known of it is too old. */
  async measure(positions: LogPositions): Promise<void> {
    const { measured } = this;
    if (measured && positions.wereBehind(measured.replayed, measured.at)) this.reached = undefined;
    if (!this.isUsable) this.leaveOut();
    if (this.isMeasuring) return;
    this.isMeasuring = true;
    try {
      const { rows } = await this.probe.query<{ position: number | null }>(REPLICA_POSITION);
      this.measured = { replayed: rows[0]?.position ?? 0, at: performance.now() };
      this.reached = positions.reachedBy(this.measured.replayed);
      this.knownAt = this.reached?.at ?? this.knownAt;
    } catch {
      this.leaveOut();
    } finally {
      this.isMeasuring = false;
    }
  }

  /**
   * Runs one statement.
   * @returns the rows, and the generation of the public cache up to which they show all changes
   * @throws if the statement fails, or the replica is left out meanwhile
   */
  async query<T>(sql: string, parameters: unknown[]): Promise<{ rows: T[]; generation: number }> {
    const generation = this.reached?.generation ?? -1;
    this.running++;
    try {
      const rows = await Promise.race([this.send<T>(sql, parameters), this.abandoned]);
      return { rows, generation };
    } catch (error) {
      if (isOfServer(error)) this.leaveOut();
      throw error;
    } finally {
      this.running--;
    }
  }

  async end(): Promise<void> {
    await Promise.allSettled([this.reads.end(), this.probe.end()]);
  }

  private async send<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    const client = await this.reads.connect();
    try {
      const { rows } = await client.query(sql, parameters);
      client.release();
      return rows as T[];
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  /** Not used again before the next measurement; statements that run on it are read at the primary. */
  private leaveOut(): void {
    this.reached = undefined;
    this.abandon();
    this.abandoned = this.nextAbandonment();
  }

  private nextAbandonment(): Promise<never> {
    const abandoned = new Promise<never>((_, reject) => {
      this.abandon = () => reject(new Error('The replica is left out.'));
    });
    abandoned.catch(() => undefined);
    return abandoned;
  }
}
