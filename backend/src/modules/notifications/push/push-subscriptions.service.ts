import { createECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { isPushEndpoint, type PushSettings } from '../../../config/push-settings.js';
import type { PushSubscriptionDto } from './push.dto.js';
import {
  PushEndpointTaken,
  PushKeysInvalid,
  PushNotOffered,
  PushServiceUnknown,
  PushSubscriptionMissing,
} from './push.errors.js';
import * as sql from './push.sql.js';
import type { PushSubscriptionView } from './push.view.js';

const MAX_BROWSERS = 10;

interface SubscriptionRow {
  id: string;
  endpoint: string;
  sid: string;
  createdAt: string;
}

type Owner = Pick<SessionUser, 'id' | 'sid'>;

/** The browsers of a user that receive messages by web push (rule N2). */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
  ) {}

  /** @throws push.not-offered (404) without keys */
  get publicKey(): string {
    return this.settings.publicKey;
  }

  async list({ id, sid }: Owner): Promise<PushSubscriptionView[]> {
    const rows = await this.transactions.query<SubscriptionRow>(sql.LIST, [id]);
    return rows.map((row) => ({
      id: row.id,
      service: new URL(row.endpoint).hostname,
      isCurrent: row.sid === sid,
      createdAt: row.createdAt,
    }));
  }

  /**
   * Stores the subscription of this session's browser. Only the newest 10 of an account are kept. It ends with the session.
   * @throws push.service-unknown, push.keys-invalid (400), push.endpoint-taken (409), push.not-offered (404)
   */
  async subscribe(user: Owner, { endpoint, keys }: PushSubscriptionDto): Promise<PushSubscriptionView> {
    const { settings } = this;
    if (!isPushEndpoint(settings, endpoint))
      throw new PushServiceUnknown({
        errors: [{ field: 'endpoint', message: 'This push service is unknown.' }],
      });
    if (!isPublicKey(keys.p256dh)) throw new PushKeysInvalid();
    const values = [user.id, user.sid, endpoint, keys.p256dh, keys.auth, settings.publicKey];
    return this.transactions.run(async () => {
      const [stored] = await this.transactions.query<{ id: string }>(sql.SUBSCRIBE, values);
      if (!stored) throw new PushEndpointTaken();
      await this.transactions.query(sql.REMOVE_OLDEST, [user.id, MAX_BROWSERS]);
      return this.one(user, stored.id);
    });
  }

  /** @throws push.not-found (404), also for another user's subscription */
  async one(user: Owner, id: string): Promise<PushSubscriptionView> {
    const found = (await this.list(user)).find((one) => one.id === id);
    if (!found) throw new PushSubscriptionMissing();
    return found;
  }

  /** @throws push.not-found (404), also for another user's subscription */
  async unsubscribe(userId: number, id: string): Promise<void> {
    const removed = await this.transactions.query(sql.UNSUBSCRIBE, [userId, id]);
    if (removed.length === 0) throw new PushSubscriptionMissing();
  }

  private get settings(): PushSettings {
    if (!this.config.push) throw new PushNotOffered();
    return this.config.push;
  }
}

/** False for a point that is not on the curve, with which no message could be encrypted. */
function isPublicKey(p256dh: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
