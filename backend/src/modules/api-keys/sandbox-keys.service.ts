import { Injectable } from '@nestjs/common';
import type { ActingKey } from '../../common/api-keys/acting-key.js';
import { ClockNotForward } from '../../common/sandbox/sandbox.errors.js';
import type { SandboxKey } from '../../common/sandbox/sandbox-calls.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { ADD_TEST_KEY, CLOSE_TEST_KEY, KNOWN_TEST_KEY, MOVE_CLOCK } from './api-keys.sql.js';

/** Owner and business of a test key in the sandbox. */
export interface SandboxOwner {
  vendorId: number;
  personId: number;
}

/** Test keys as the sandbox's database has them. */
@Injectable()
export class SandboxKeys {
  constructor(private readonly transactions: Transactions) {}

  async isKnown(sandboxId: string): Promise<boolean> {
    return (await this.transactions.query(KNOWN_TEST_KEY, [sandboxId])).length > 0;
  }

  /** Adds the key, unless a concurrent call did. */
  async add(sandboxId: string, key: SandboxKey, { vendorId, personId }: SandboxOwner): Promise<void> {
    const { name, hash, lastFour, scopes, allowedAddresses, version, validDays } = key;
    await this.transactions.query(ADD_TEST_KEY, [
      vendorId,
      name,
      Buffer.from(hash, 'hex'),
      lastFour,
      scopes,
      allowedAddresses,
      version,
      personId,
      validDays,
      sandboxId,
    ]);
  }

  async close(sandboxId: string): Promise<void> {
    await this.transactions.query(CLOSE_TEST_KEY, [sandboxId]);
  }

  /**
   * Sets how far the clock of the key's business is ahead of the real time.
   * @throws sandbox.clock-not-forward (409)
   */
  async moveClock({ id }: ActingKey, seconds: number): Promise<void> {
    const moved = await this.transactions.query(MOVE_CLOCK, [id, seconds]);
    if (moved.length === 0) throw new ClockNotForward();
  }
}
