import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiKeys } from '../../common/api-keys/api-keys.port.js';
import { KeyAddressNotAllowed, KeyInvalid } from '../../common/api-keys/key.errors.js';
import { adminRightsOf, staffRightsOf } from '../../common/api-keys/scopes.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { takeAndTell } from '../../common/rate-limit/rate-limit-headers.js';
import { RateLimiters } from '../../common/rate-limit/rate-limiters.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { SettingsService } from '../settings/index.js';
import { CALLER_OF_KEY, type CallerRow, NOTE_USE } from './api-keys.sql.js';
import { hashOf, kindOf } from './api-key-secret.js';
import { plainAddress } from './network.js';

const WINDOW_SECONDS = 60;

/** The callers of requests with an API key. */
@Injectable()
export class KeyCallers extends ApiKeys {
  constructor(
    private readonly transactions: Transactions,
    private readonly limiters: RateLimiters,
    private readonly settings: SettingsService,
    private readonly config: Config,
  ) {
    super();
  }

  async callerOf(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    // A key of the other kind is unknown here, so that nothing of the sandbox mixes with real data.
    const kind = this.config.sandbox.isSandbox ? 'test' : 'live';
    if (kindOf(secret) !== kind) throw new KeyInvalid();
    const values = [hashOf(secret), plainAddress(request.ip), kind];
    const [key] = await this.transactions.query<CallerRow>(CALLER_OF_KEY, values);
    if (!key) throw new KeyInvalid();
    if (!key.isAllowedHere) throw new KeyAddressNotAllowed();
    await this.count(key, reply);
    if (key.isStale) await this.transactions.query(NOTE_USE, [key.id]);
    return userOf(key);
  }

  private async count({ id }: CallerRow, reply: FastifyReply): Promise<void> {
    const points = await this.settings.value('programs.callsPerMinute');
    const allowance = { name: 'api-key', points, seconds: WINDOW_SECONDS };
    const [taken] = await takeAndTell(this.limiters, reply, [{ allowance, key: String(id) }]);
    reply.request.ofKey = taken;
  }
}

/** A key has the rights of its scopes and never the role of an owner. */
function userOf(key: CallerRow): SessionUser {
  const { id, name, scopes, version, vendorId, kind, clockShift } = key;
  return {
    id: key.personId,
    sid: '',
    email: null,
    verifiedPhone: null,
    firstName: name,
    lastName: '',
    profileImageUrl: null,
    role: vendorId === null ? 'admin' : 'vendor',
    adminRole: null,
    rights: vendorId === null ? adminRightsOf(scopes) : [],
    language: 'en',
    chosenLanguage: null,
    emailVerified: key.isEmailVerified,
    staffOf:
      vendorId === null
        ? null
        : {
            vendorId,
            businessName: key.businessName ?? '',
            nameNe: key.nameNe,
            role: 'manager',
            rights: staffRightsOf(scopes),
            branchId: key.branchId,
          },
    hasSteppedUp: false,
    needsSecondFactor: false,
    apiKey: { id, name, scopes, version, isTest: kind === 'test', clockShift },
  };
}
