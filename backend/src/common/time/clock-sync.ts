import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Transactions } from '../transactions/transactions.js';
import { Clock } from './clock.js';
import { DATABASE_TIME } from './clock-sync.sql.js';

const EVERY_MS = 30_000;
const SAMPLES = 3;

interface Sample {
  databaseNow: Date;
  receivedAt: number;
}

/** Keeps the clock of this instance at the time of the database, which is the one clock of all rules. */
@Injectable()
export class ClockSync implements OnApplicationBootstrap {
  constructor(
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sync();
  }

  /** Without the database the clock goes on by itself. */
  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    await this.sync().catch(() => undefined);
  }

  /** The answer that came fastest is the least old. */
  private async sync(): Promise<void> {
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

/** The greater, the less time the answer took. */
const freshness = ({ databaseNow, receivedAt }: Sample): number => databaseNow.getTime() - receivedAt;
