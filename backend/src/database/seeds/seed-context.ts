import type { ClientBase } from 'pg';
import type { DemoCalendar } from './demo-calendar.js';
import type { RowNumbers } from './insert-rows.js';
import type { Random } from './random.js';

/** Shared state of all steps of the seed. */
export interface SeedContext {
  db: ClientBase;
  random: Random;
  calendar: DemoCalendar;
  numbers: RowNumbers;
  /** Hash of the password that all demo accounts share. */
  passwordHash: string;
  /** Hash to store of a pass's typed code. */
  hashOf: (passId: string) => Buffer;
  /** Encrypts the number of a payout account for storage. */
  sealNumber: (number: string, vendorId: number) => Buffer;
}
