import { Injectable } from '@nestjs/common';
import { clockShift } from './clock-shift.js';

/**
 * The current time. Rules take it as an argument; services inject this class, so that tests can set the time.
 */
@Injectable()
export class Clock {
  /** The time of the database less `performance.now()`, in milliseconds. */
  private offsetMs = performance.timeOrigin;

  /** The time of the database, independent of this machine's clock; never ahead of it. In the sandbox a test key can shift it. */
  now(): Date {
    return new Date(this.databaseMs + clockShift() * 1_000);
  }

  /** The time of the database in milliseconds, also for a test key with another time. */
  get databaseMs(): number {
    return performance.now() + this.offsetMs;
  }

  /**
   * Sets the offset from the database's clock.
   * @param databaseNow time that the database returned
   * @param receivedAt `performance.now()` when the response arrived
   */
  follow(databaseNow: Date, receivedAt: number): void {
    this.offsetMs = databaseNow.getTime() - receivedAt;
  }
}
