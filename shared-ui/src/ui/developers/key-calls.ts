import type { ApiKeyView, NewApiKeyView } from '../../store/api/api-keys';

export type Scope = ApiKeyView['scopes'][number];

export type Kind = ApiKeyView['kind'];

export interface NewKey {
  /** `test` for a key of the sandbox. */
  kind: Kind;
  name: string;
  scopes: Scope[];
  /** Null for a key without an end. */
  validDays: number | null;
  allowedAddresses: string[];
  /** Null for all branches. */
  branchId: number | null;
}

/** What of a key can change. */
export type ChangedKey = Pick<NewKey, 'name' | 'scopes' | 'allowedAddresses'>;

/** API keys of a business or of the marketplace, and their changes. */
export interface KeyCalls {
  /** Undefined until they are loaded. */
  keys: readonly ApiKeyView[] | undefined;
  isError: boolean;
  reload(): void;
  /** Scopes that a new key can have, by its kind. */
  scopes: Readonly<Record<Kind, readonly Scope[]>>;
  /** Branches to which a new key can be limited; none for the marketplace. */
  branches: readonly { id: number; name: string }[];
  /** `requestKey` is the idempotency key. */
  create(form: NewKey, requestKey: string): Promise<NewApiKeyView>;
  change(id: number, changes: ChangedKey, requestKey: string): Promise<unknown>;
  rotate(id: number, requestKey: string): Promise<NewApiKeyView>;
  withdraw(id: number, requestKey: string): Promise<unknown>;
}
