import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../../config/config.js';
import { withConnections } from '../connections/work-context.js';
import type { ErrorClass } from '../errors/app-error.js';
import { TooManyRequests } from '../errors/common.errors.js';
import { assertNoTransaction } from '../transactions/assert-no-transaction.js';

export interface Allowance {
  name: string;
  points: number;
  seconds: number;
  /** Error of a call above the allowance; default `request.too-many`. */
  error?: ErrorClass;
}

export interface Remaining {
  remaining: number;
  resetSeconds: number;
}

/**
 * Keys contain e-mails from requests: their length is unbounded, and they must not be stored in plain text.
 */
const short = (key: string): string =>
  key.length > 60 || key.includes('@') ? createHash('sha256').update(key).digest('base64url') : key;

/** Counters per key: in memory for one instance, in PostgreSQL if several instances share them. */
@Injectable()
export class RateLimiters {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * Consumes one unit of the allowance, or throws its error with the seconds to wait.
   * @returns the remaining units
   */
  async take(allowance: Allowance, key: string): Promise<Remaining> {
    try {
      const { remainingPoints, msBeforeNext } = await this.ask(allowance, (limiter) =>
        limiter.consume(short(key)),
      );
      return { remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) };
    } catch (error) {
      throw this.errorOf(allowance, error);
    }
  }

  /** Consumes nothing, but throws the error of the allowance if it is used up. */
  async assertLeft(allowance: Allowance, key: string): Promise<void> {
    const used = await this.ask(allowance, (limiter) => limiter.get(short(key)));
    if (used && used.remainingPoints <= 0) throw this.errorOf(allowance, used);
  }

  /** Returns one unit of the allowance. */
  async giveBack(allowance: Allowance, key: string): Promise<void> {
    await this.ask(allowance, (limiter) => limiter.reward(short(key)));
  }

  /** Uses connections of its own class, whichever class the request has. */
  private ask<T>(allowance: Allowance, call: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    assertNoTransaction('Asking for a rate limit');
    return withConnections('keys', () => call(this.limiter(allowance)));
  }

  /** The allowance of a whole window, by the factor of the configuration. */
  quotaOf({ points }: Allowance): number {
    return points * this.config.rateLimitFactor;
  }

  private errorOf({ error: Exceeded = TooManyRequests }: Allowance, error: unknown): unknown {
    if (!(error instanceof RateLimiterRes)) return error;
    return new Exceeded({ retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
  }

  private limiter(allowance: Allowance): RateLimiterAbstract {
    const { name, points, seconds } = allowance;
    // An allowance that is a setting changes while the server runs.
    const id = `${name} ${points}`;
    const known = this.limiters.get(id);
    if (known) return known;
    const options = { keyPrefix: name, points: this.quotaOf(allowance), duration: seconds };
    const limiter =
      this.config.rateLimitStore === 'memory'
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({
            ...options,
            storeClient: (this.dataSource.driver as unknown as { master: unknown }).master,
            storeType: 'pool',
            tableName: 'rate_limits',
            tableCreated: true,
            keyPrefix: name,
            // A rule of `Retention` does: the timer would run in the context of the first request, after its time limit.
            clearExpiredByTimeout: false,
          });
    this.limiters.set(id, limiter);
    return limiter;
  }
}
