import { Injectable } from '@nestjs/common';

/** The time. Rules take it as an argument; services ask here, so that a test can set it. */
@Injectable()
export class Clock {
  /** The time of the database less `performance.now()`, in milliseconds. */
  private offsetMs = performance.timeOrigin;

  /** The time of the database, whatever this machine's clock says; never ahead of it. */
  now(): Date {
    return new Date(performance.now() + this.offsetMs);
  }

  /**
   * Follows the clock of the database.
   * @param databaseNow what it said
   * @param receivedAt `performance.now()` when its answer was there
   */
  follow(databaseNow: Date, receivedAt: number): void {
    this.offsetMs = databaseNow.getTime() - receivedAt;
  }
}
