import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Clock } from '../time/clock.js';
import { assertNoTransaction } from '../transactions/assert-no-transaction.js';
import type { Scope } from '../api-keys/scopes.js';
import { SandboxNotOffered, SandboxUnavailable } from './sandbox.errors.js';
import { SIGNATURE, signCall } from '../signed-calls/signed-call.js';

/** What the sandbox stores of a test key. */
export interface SandboxKey {
  name: string;
  /** SHA-256 of the key, in hex. */
  hash: string;
  lastFour: string;
  scopes: Scope[];
  version: string;
  allowedAddresses: string[];
  validDays: number | null;
}

/** Shorter than the time limit of a request, so that its own statements can follow. */
const TIMEOUT_MS = 8_000;

/** Path of a test key at the sandbox, which the shell does not forward. */
const pathOf = (id: string): string => `/internal/sandbox-keys/${id}`;

/** Calls of the backend to the sandbox, signed with the shared secret. Each can be repeated. */
@Injectable()
export class SandboxCalls {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a test key and its business, or finds them.
   * @throws sandbox.not-offered (404), sandbox.unavailable (503)
   */
  open(id: string, key: SandboxKey): Promise<void> {
    return this.call('PUT', pathOf(id), key);
  }

  /** Ends a test key. @throws sandbox.not-offered (404), sandbox.unavailable (503) */
  close(id: string): Promise<void> {
    return this.call('DELETE', pathOf(id), undefined);
  }

  private async call(method: string, path: string, body: object | undefined): Promise<void> {
    assertNoTransaction('Calling the sandbox');
    const { url, secret } = this.config.sandbox;
    if (!url || !secret) throw new SandboxNotOffered();
    const response = await fetch(url + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        [SIGNATURE]: signCall(secret, { purpose: 'sandbox-call', method, path, body }, this.clock.now()),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new SandboxUnavailable({ retryAfterSeconds: 5, reason: reasonOf(cause) });
    });
    await response.arrayBuffer().catch(() => undefined);
    if (!response.ok) throw new SandboxUnavailable({ retryAfterSeconds: 5, answered: response.status });
  }
}

const reasonOf = (cause: unknown): string =>
  cause instanceof Error && cause.name === 'TimeoutError' ? 'too-slow' : 'not-reached';
