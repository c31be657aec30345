import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Job } from '../jobs/job.decorator.js';
import { Transactions } from '../transactions/transactions.js';
import { Clock } from './clock.js';
import { DATABASE_TIME } from './clock-sync.sql.js';

const EVERY_MS = 30_000;
const SAMPLES = 3;

interface Sample {
  databaseNow: Date;
  receivedAt: number;
}

/** Synchronizes the clock of this instance with the database, whose clock all rules use. */
@Injectable()
export class ClockSync implements OnApplicationBootstrap {
  constructor(
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sync();
  }

  /**
   * Uses the sample with the fastest response, because it is the most accurate. If the database is unavailable, the clock continues
   * with the last offset.
   */
  @Job(EVERY_MS, { isOfInstance: true })
  async sync(): Promise<void> {
    let best = await this.sample();
    for (let n = 1; n < SAMPLES; n++) {
      const sample = await this.sample();
      if (freshness(sample) > freshness(best)) best = sample;
    }
    this.clock.follow(best.databaseNow, best.receivedAt);
  }

  private async sample(): Promise<Sample> {
    const [row] = await this.transactions.query<{ now: Date }>(DATABASE_TIME);
    return { databaseNow: (row as { now: Date }).now, receivedAt: performance.now() };
  }
}

/** Greater for a sample with a faster response. */
const freshness = ({ databaseNow, receivedAt }: Sample): number => databaseNow.getTime() - receivedAt;
