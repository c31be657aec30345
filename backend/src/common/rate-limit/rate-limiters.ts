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
import { TooManyRequests } from '../errors/common.errors.js';

export interface Allowance {
  name: string;
  points: number;
  seconds: number;
}

/** Keys hold e-mails that somebody typed: their length has no end, and they are not ours to store. */
const short = (key: string): string =>
  key.length > 60 || key.includes('@') ? createHash('sha256').update(key).digest('base64url') : key;

/** Counters per key: in memory for one instance, in PostgreSQL when several share them. */
@Injectable()
export class RateLimiters {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Takes one of the allowance, or throws `request.too-many` with the seconds to wait. */
  async take(allowance: Allowance, key: string): Promise<void> {
    try {
      await this.limiter(allowance).consume(short(key));
    } catch (error) {
      throw this.refusal(error);
    }
  }

  /** Takes nothing, but throws `request.too-many` where nothing is left. */
  async assertLeft(allowance: Allowance, key: string): Promise<void> {
    const used = await this.limiter(allowance).get(short(key));
    if (used && used.remainingPoints <= 0) throw this.refusal(used);
  }

  /** Gives one back: the call was not of the kind that is limited. */
  async giveBack(allowance: Allowance, key: string): Promise<void> {
    await this.limiter(allowance).reward(short(key));
  }

  private refusal(error: unknown): unknown {
    if (!(error instanceof RateLimiterRes)) return error;
    return new TooManyRequests({ retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
  }

  private limiter({ name, points, seconds }: Allowance): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: name, points: points * this.config.rateLimitFactor, duration: seconds };
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
            clearExpiredByTimeout: true,
          });
    this.limiters.set(name, limiter);
    return limiter;
  }
}
