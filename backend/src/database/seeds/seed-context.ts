import type { ClientBase } from 'pg';
import type { DemoCalendar } from './demo-calendar.js';
import type { RowNumbers } from './insert-rows.js';
import type { Random } from './random.js';

/** What every step of the seed works with. */
export interface SeedContext {
  db: ClientBase;
  random: Random;
  calendar: DemoCalendar;
  numbers: RowNumbers;
  /** Of the password all demo accounts share. */
  passwordHash: string;
  /** What is stored of a pass's typed code. */
  hashOf: (passId: string) => Buffer;
  /** What is stored of the number of a payout account. */
  sealNumber: (number: string, vendorId: number) => Buffer;
}
