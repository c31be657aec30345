import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from '../../../common/http/visitor-cookie.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { type Device, deviceOf } from '../sessions/device.js';
import { DEVICE, SEEN } from './known-devices.sql.js';

const LONGEST_AGENT = 300;

interface Seen {
  id: number;
  isNew: boolean;
}

/** A device that an account signed in on. */
export interface KnownDevice extends Device {
  firstSeenAt: string;
}

/** Browsers in which an account was used, identified by their visitor cookie (rule A14). */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /**
   * Records a sign-in, and publishes an event if the account did not use the device before. Call within the
   * transaction of the sign-in.
   */
  async signedIn(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id, isNew } = await this.seen(userId, request, reply);
    if (isNew) await this.outbox.publish('user.signed-in-on-new-device', { userId, deviceId: id });
  }

  /** Stores the device of a sign-up, so that it is known at the first sign-in. */
  async signedUp(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.seen(userId, request, reply);
  }

  /** @returns null if the device was deleted */
  async find(userId: number, deviceId: number): Promise<KnownDevice | null> {
    const [row] = await this.transactions.query<{ agent: string; firstSeenAt: string }>(DEVICE, [
      userId,
      deviceId,
    ]);
    return row ? { ...deviceOf(row.agent), firstSeenAt: row.firstSeenAt } : null;
  }

  private async seen(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<Seen> {
    const cookie = visitorOf(request, reply, this.config.isSecure);
    const agent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT);
    const hash = createHash('sha256').update(cookie).digest();
    const [seen] = await this.transactions.query<Seen>(SEEN, [userId, hash, agent]);
    if (!seen) throw new Error('The device was not stored.');
    return seen;
  }
}
