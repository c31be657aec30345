import type { KeyKind } from './api-key-secret.js';
import type { Scope } from '../../common/api-keys/scopes.js';

export type ApiKeyState = 'active' | 'ended' | 'withdrawn';

/** An API key, without its secret. */
export class ApiKeyView {
  id: number;
  /** `test` keys act for a business of their own in the sandbox. */
  kind: KeyKind;
  name: string;
  state: ApiKeyState;
  /** @example 'dob_live_' */
  prefix: string;
  /** The last four characters of the key. */
  lastFour: string;
  scopes: Scope[];
  /** Null if the key is for all branches. */
  branchId: number | null;
  branchName: string | null;
  /** Networks from which the key may be used; empty for all. */
  allowedAddresses: string[];
  /** Version of the API to which the key is pinned. */
  version: string;
  createdAt: string;
  createdBy: string;
  /** Null for a key without an end. */
  expiresAt: string | null;
  /** Stored at most once a minute. */
  lastUsedAt: string | null;
  /** The key before the last rotation is valid until then. */
  previousUntil: string | null;
  withdrawnAt: string | null;
}

/** A key that was just created or rotated. */
export class NewApiKeyView extends ApiKeyView {
  /** The key, shown once: null when a repeated request returns the same key again. */
  key: string | null;
}
