import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { RouteMissing } from '../../../common/errors/common.errors.js';
import { assertNoTransaction } from '../../../common/transactions/assert-no-transaction.js';
import { Config } from '../../../config/config.js';
import { GoogleCanceled, GoogleFailed, GoogleUnavailable } from './google.errors.js';
import { type GoogleProfile, googleProfileOf } from './google-profile.js';

/** Timeout of one request to Google. The first sign-in of an instance makes two, within the time limit of its own request (10 s). */
const TIMEOUT_SECONDS = 4;

/** Values of a started sign-in that the callback verifies. A cookie stores them in the browser. */
export interface GoogleChallenge {
  state: string;
  nonce: string;
  verifier: string;
}

/** OpenID Connect client for Google: authorization code flow with PKCE, state and nonce. */
@Injectable()
export class GoogleClient {
  private provider: Promise<oidc.Configuration> | null = null;

  constructor(private readonly config: Config) {}

  get isOffered(): boolean {
    return this.config.google !== null;
  }

  /** @throws route.not-found (404) without keys, google.unavailable (503) */
  async begin(): Promise<{ url: URL; challenge: GoogleChallenge }> {
    const provider = await this.discovered();
    const challenge = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: `${this.config.publicUrl}/api/auth/google/callback`,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(challenge.verifier),
      code_challenge_method: 'S256',
      state: challenge.state,
      nonce: challenge.nonce,
      prompt: 'select_account',
    });
    return { url, challenge };
  }

  /**
   * Exchanges the code of the callback and verifies the ID token.
   * @param path path and query of the callback
   * @throws google.canceled and google.failed (403), google.unavailable (503)
   */
  async finish(path: string, challenge: GoogleChallenge): Promise<GoogleProfile> {
    assertNoTransaction('Asking Google');
    const provider = await this.discovered();
    const url = new URL(path, this.config.publicUrl);
    const tokens = await oidc
      .authorizationCodeGrant(provider, url, {
        expectedState: challenge.state,
        expectedNonce: challenge.nonce,
        pkceCodeVerifier: challenge.verifier,
        idTokenExpected: true,
      })
      .catch((error: unknown) => {
        throw errorOf(error);
      });
    const claims = tokens.claims();
    const profile = claims && googleProfileOf(claims);
    if (!profile) throw new GoogleFailed();
    return profile;
  }

  /** Returns the provider's configuration, fetched once. The next sign-in retries a failed fetch. */
  private discovered(): Promise<oidc.Configuration> {
    const { google } = this.config;
    if (!google) throw new RouteMissing();
    const { issuer, clientId, clientSecret } = google;
    // Only tests use a provider without TLS. Production rejects it at startup.
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    this.provider ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, { timeout: TIMEOUT_SECONDS, execute })
      .catch(() => {
        this.provider = null;
        throw new GoogleUnavailable();
      });
    return this.provider;
  }
}

function errorOf(error: unknown): Error {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? new GoogleCanceled() : new GoogleFailed();
  if (error instanceof oidc.ResponseBodyError) return new GoogleFailed();
  const { code } = error as { code?: string };
  return code === 'OAUTH_TIMEOUT' || error instanceof TypeError
    ? new GoogleUnavailable()
    : new GoogleFailed();
}
