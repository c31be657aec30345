import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { nepalDay } from '../../common/time/nepal-day.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { DELETE_OLD_SALTS, SALT_OF_DAY } from './visitors.sql.js';

const LENGTH = 16;

/** The attributes that identify a visitor for one day. */
export interface VisitorAttributes {
  /** Null for a visitor who is not signed in. */
  userId: number | null;
  address: string;
  agent: string;
}

/** Distinguishes visitors without storing their identity (rule V3). The salt of a day is deleted two days later. */
@Injectable()
export class Visitors {
  private salt?: { day: string; bytes: Buffer };

  constructor(private readonly transactions: Transactions) {}

  async idOf({ userId, address, agent }: VisitorAttributes, now: Date): Promise<Buffer> {
    const who = userId === null ? `${address}\n${agent}` : `user ${userId}`;
    return createHmac('sha256', await this.saltOf(nepalDay(now)))
      .update(who)
      .digest()
      .subarray(0, LENGTH);
  }

  /** Deletes the salts of all days before yesterday. @param today day of Nepal */
  async deleteOldSalts(today: string): Promise<void> {
    await this.transactions.query(DELETE_OLD_SALTS, [today]);
  }

  private async saltOf(day: string): Promise<Buffer> {
    if (this.salt?.day !== day) {
      const [row] = await this.transactions.query<{ salt: Buffer }>(SALT_OF_DAY, [day, randomBytes(32)]);
      this.salt = { day, bytes: row?.salt as Buffer };
    }
    return this.salt.bytes;
  }
}
