import { Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PasskeyRejected } from './passkey.errors.js';
import { PasskeyChallenges } from './passkey-challenges.service.js';
import { BY_CREDENTIAL, USED } from './passkeys.sql.js';
import { RelyingParty } from './relying-party.service.js';

interface StoredPasskey {
  id: string;
  userId: number;
  publicKey: string;
  counter: number;
  transports: [];
}

/** Verifies a passkey by the response of a browser, for sign-in and step-up (rule A16). */
@Injectable()
export class PasskeyProofs {
  constructor(
    private readonly transactions: Transactions,
    private readonly challenges: PasskeyChallenges,
    private readonly site: RelyingParty,
  ) {}

  /** Names no account and no passkey: the browser offers those it has. */
  async options(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const challenge = await this.challenges.issue(null);
    return generateAuthenticationOptions({ rpID: this.site.id, challenge, userVerification: 'required' });
  }

  /**
   * @param response from the browser's `startAuthentication`
   * @returns user id of the passkey's owner
   * @throws passkey.rejected (401), whatever is wrong
   */
  async ownerOf(response: object): Promise<number> {
    const { id } = response as { id?: unknown };
    const [passkey] =
      typeof id === 'string' ? await this.transactions.query<StoredPasskey>(BY_CREDENTIAL, [id]) : [];
    const counter = await this.counterOf(response as AuthenticationResponseJSON, passkey);
    if (!passkey || counter === null) throw new PasskeyRejected();
    const used = await this.transactions.query(USED, [passkey.id, counter]);
    if (used.length === 0) throw new PasskeyRejected();
    return passkey.userId;
  }

  /** @returns null if the response is invalid; the challenge is used up either way */
  private async counterOf(
    response: AuthenticationResponseJSON,
    passkey: StoredPasskey | undefined,
  ): Promise<number | null> {
    if (!passkey) return null;
    const { publicKey, counter, transports } = passkey;
    const key = Uint8Array.from(Buffer.from(publicKey, 'base64url'));
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.challenges.use(challenge, null),
        expectedOrigin: this.site.origin,
        expectedRPID: this.site.id,
        credential: { id: response.id, publicKey: key, counter, transports },
        requireUserVerification: true,
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      // The library throws for each kind of invalid response. If the database is unavailable, the next
      // statement fails.
      return null;
    }
  }
}
