import { Injectable } from '@nestjs/common';
import { CURRENT_VERSION } from '../../common/api-versions/api-versions.js';
import type { Scope } from '../../common/api-keys/scopes.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';
import { BranchesService } from '../vendors/index.js';
import { KeyMissing, KeyOver, TestKeyFixed, TooManyKeys } from './api-key.errors.js';
import { type KeyKind, type KeySecret, newSecret, PREFIXES } from './api-key-secret.js';
import type { ApiKeyView, NewApiKeyView } from './api-key.view.js';
import { ACTIVE_KEYS, ADD_KEY, CHANGE_KEY, KEYS, ONE_KEY, ROTATE_KEY, WITHDRAW_KEY } from './api-keys.sql.js';

/** Id of the business that owns keys; null for the marketplace. */
export type KeyOwner = number | null;

/** Maximum number of active keys of a business, and of the marketplace. */
const MAX_KEYS = 20;

export interface NewKey {
  kind?: KeyKind;
  name: string;
  scopes: Scope[];
  branchId?: number | null;
  validDays?: number | null;
  allowedAddresses?: string[];
}

type KeyRow = Omit<ApiKeyView, 'prefix'>;

const viewOf = (row: KeyRow): ApiKeyView => ({ ...row, prefix: PREFIXES[row.kind] });

/** API keys of businesses and of the marketplace (rules AK1 to AK7). */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly transactions: Transactions,
    private readonly branches: BranchesService,
    private readonly audit: AuditService,
  ) {}

  async list(owner: KeyOwner): Promise<ApiKeyView[]> {
    const rows = await this.transactions.query<KeyRow>(KEYS, [owner]);
    return rows.map(viewOf);
  }

  /** @throws key.not-found (404), also for a key of another business */
  async one(owner: KeyOwner, id: number): Promise<ApiKeyView> {
    const [row] = await this.transactions.query<KeyRow>(ONE_KEY, [owner, id]);
    if (!row) throw new KeyMissing();
    return viewOf(row);
  }

  /** The key of a repeated request; its secret is not shown again. */
  async again(owner: KeyOwner, id: number): Promise<NewApiKeyView> {
    return { ...(await this.one(owner, id)), key: null };
  }

  /** @throws branch.not-found (404), key.too-many (409) */
  async create(owner: KeyOwner, personId: number, form: NewKey): Promise<NewApiKeyView> {
    const secret = newSecret('live');
    return this.transactions.run(async () => {
      await this.lockKeys(owner);
      if (form.branchId && owner !== null) await this.branches.one(owner, form.branchId);
      await this.assertRoom(owner, 'live');
      const id = await this.add(owner, personId, form, secret);
      await this.write(personId, 'api-key.created', id, undefined, {
        vendorId: owner,
        scopes: form.scopes,
        branchId: form.branchId ?? null,
      });
      return { ...(await this.one(owner, id)), key: secret.text };
    });
  }

  /** @throws key.too-many (409). Call after `lockKeys`, so that concurrent requests stay within the limit. */
  async assertRoom(owner: KeyOwner, kind: KeyKind): Promise<void> {
    const [active] = await this.transactions.query<{ count: number }>(ACTIVE_KEYS, [owner, kind]);
    if ((active?.count ?? 0) >= MAX_KEYS) throw new TooManyKeys();
  }

  private async add(owner: KeyOwner, personId: number, form: NewKey, secret: KeySecret): Promise<number> {
    const [added] = await this.transactions.query<{ id: number }>(ADD_KEY, [
      owner,
      form.branchId ?? null,
      form.name,
      secret.hash,
      secret.lastFour,
      form.scopes,
      form.allowedAddresses ?? [],
      CURRENT_VERSION,
      personId,
      form.validDays ?? null,
    ]);
    if (!added) throw new Error('An API key that was just added is not there.');
    return added.id;
  }

  /** @throws key.not-found (404), key.over, key.test-fixed (409) */
  async change(
    owner: KeyOwner,
    personId: number,
    id: number,
    { name, scopes, allowedAddresses }: Partial<NewKey>,
  ): Promise<ApiKeyView> {
    return this.transactions.run(async () => {
      const before = await this.active(owner, id);
      const values = [owner, id, name ?? null, scopes ?? null, allowedAddresses ?? null];
      await this.transactions.query(CHANGE_KEY, values);
      const after = await this.one(owner, id);
      await this.write(
        personId,
        'api-key.changed',
        id,
        { scopes: before.scopes, allowedAddresses: before.allowedAddresses },
        { scopes: after.scopes, allowedAddresses: after.allowedAddresses },
      );
      return after;
    });
  }

  /**
   * Replaces the secret; the one before is valid for 24 more hours.
   * @throws key.not-found (404), key.over, key.test-fixed (409)
   */
  async rotate(owner: KeyOwner, personId: number, id: number): Promise<NewApiKeyView> {
    const secret = newSecret('live');
    return this.transactions.run(async () => {
      await this.active(owner, id);
      await this.transactions.query(ROTATE_KEY, [owner, id, secret.hash, secret.lastFour]);
      await this.write(personId, 'api-key.rotated', id);
      return { ...(await this.one(owner, id)), key: secret.text };
    });
  }

  /** Ends the key at once, also the one before a rotation. @throws key.not-found (404) */
  async withdraw(owner: KeyOwner, personId: number, id: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.one(owner, id);
      const ended = await this.transactions.query(WITHDRAW_KEY, [owner, id]);
      if (ended.length > 0) await this.write(personId, 'api-key.withdrawn', id);
    });
  }

  private async active(owner: KeyOwner, id: number): Promise<ApiKeyView> {
    await this.lockKeys(owner);
    const key = await this.one(owner, id);
    if (key.state !== 'active') throw new KeyOver();
    if (key.kind === 'test') throw new TestKeyFixed();
    return key;
  }

  /** Changes of an owner's keys wait for each other, so that their number stays within the limit. */
  lockKeys(owner: KeyOwner): Promise<void> {
    return this.transactions.lock(`api keys of ${owner ?? 'the marketplace'}`);
  }

  private write(actorId: number, action: string, id: number, before?: object, after?: object): Promise<void> {
    return this.audit.write({ actorId, action, subjectType: 'api-key', subjectId: id, before, after });
  }
}
