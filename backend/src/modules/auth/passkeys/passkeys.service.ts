import { Injectable, Logger } from '@nestjs/common';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { RecoveryCodes } from '../two-factor/recovery-codes.service.js';
import { LOCK_OWNER } from '../two-factor/two-factor.sql.js';
import { PasskeyLimit, PasskeyMissing, PasskeyNotMade } from './passkey.errors.js';
import type { PasskeyView, RegisteredPasskeyView } from './passkey.view.js';
import { PasskeyChallenges } from './passkey-challenges.service.js';
import * as sql from './passkeys.sql.js';
import { RelyingParty } from './relying-party.service.js';
import { identityOf } from '../identity.js';

const MAX_PASSKEYS = 10;
const NAME = 'Dobbar';

type Registered = Awaited<ReturnType<typeof verifyRegistrationResponse>>['registrationInfo'];

/** A user's own passkeys (rule A16). */
@Injectable()
export class PasskeysService {
  private readonly logger = new Logger(PasskeysService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly challenges: PasskeyChallenges,
    private readonly site: RelyingParty,
    private readonly sessions: OwnSessionsService,
    private readonly codes: RecoveryCodes,
    private readonly outbox: Outbox,
  ) {}

  list(userId: number): Promise<PasskeyView[]> {
    return this.transactions.query<PasskeyView>(sql.PASSKEYS, [userId]);
  }

  /**
   * Options for a browser to create a passkey that requires the finger, face or PIN each time and can be
   * chosen without an e-mail.
   */
  async options(user: SessionUser): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.transactions.query<{ id: string; transports: [] }>(sql.CREDENTIALS, [user.id]);
    return generateRegistrationOptions({
      rpName: NAME,
      rpID: this.site.id,
      userName: identityOf(user),
      userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
      userID: Uint8Array.from(Buffer.from(String(user.id))),
      challenge: await this.challenges.issue(user.id),
      attestationType: 'none',
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /**
   * Stores a passkey and notifies the user by mail. With the first factor it generates recovery codes.
   * @param response from the browser's `startRegistration`
   * @throws passkey.not-made, passkey.limit (409)
   */
  async register(user: SessionUser, name: string, response: object): Promise<RegisteredPasskeyView> {
    const made = await this.verified(user.id, response as RegistrationResponseJSON);
    if (!made) throw new PasskeyNotMade();
    const { id, publicKey, counter, transports = [] } = made.credential;
    return this.transactions.run(async () => {
      await this.transactions.query(LOCK_OWNER, [user.id]);
      await this.sessions.assertOpen(user);
      if ((await this.list(user.id)).length >= MAX_PASSKEYS) throw new PasskeyLimit();
      const key = Buffer.from(publicKey).toString('base64url');
      const values = [user.id, id, key, counter, transports, name];
      const [stored] = await this.transactions.query<{ id: string }>(sql.INSERT_PASSKEY, values);
      if (!stored) throw new PasskeyNotMade();
      await this.outbox.publish('user.passkey-changed', { userId: user.id, isAdded: true });
      this.transactions.afterCommit(() => this.logger.log({ userId: user.id }, 'passkey added'));
      const passkey = await this.one(user.id, stored.id);
      return { ...passkey, recoveryCodes: await this.codes.makeFirst(user.id) };
    });
  }

  /** @throws passkey.not-found (404), also for another user's passkey */
  async rename(userId: number, id: string, name: string): Promise<PasskeyView> {
    const renamed = await this.transactions.query(sql.RENAME, [userId, id, name]);
    if (renamed.length === 0) throw new PasskeyMissing();
    return this.one(userId, id);
  }

  /** @throws passkey.not-found (404), also for another user's passkey */
  async remove(userId: number, id: string): Promise<void> {
    await this.transactions.run(async () => {
      if ((await this.transactions.query(sql.DELETE, [userId, id])).length === 0) throw new PasskeyMissing();
      await this.codes.dropWithLastFactor(userId);
      await this.outbox.publish('user.passkey-changed', { userId, isAdded: false });
      this.transactions.afterCommit(() => this.logger.log({ userId }, 'passkey removed'));
    });
  }

  async one(userId: number, id: string): Promise<PasskeyView> {
    const passkey = (await this.list(userId)).find((one) => one.id === id);
    if (!passkey) throw new PasskeyMissing();
    return passkey;
  }

  private async verified(userId: number, response: RegistrationResponseJSON): Promise<Registered> {
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.challenges.use(challenge, userId),
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.id,
        requireUserVerification: true,
      });
      return registrationInfo;
    } catch {
      // The library throws for each kind of invalid response. If the database is unavailable, the next
      // statement fails.
      return undefined;
    }
  }
}
