import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CURRENT_VERSION } from '../../common/api-versions/api-versions.js';
import { InvalidRequest } from '../../common/errors/common.errors.js';
import { SandboxCalls } from '../../common/sandbox/sandbox-calls.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';
import { type KeySecret, newSecret } from './api-key-secret.js';
import type { NewApiKeyView } from './api-key.view.js';
import { ApiKeysService, type KeyOwner, type NewKey } from './api-keys.service.js';
import { ADD_TEST_KEY, SANDBOX_ID } from './api-keys.sql.js';

/**
 * Test keys of businesses and of the marketplace (rules AK13 to AK15). The key and its business are in the sandbox; this database has
 * its entry in the list, without a hash.
 */
@Injectable()
export class TestKeys {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: ApiKeysService,
    private readonly sandbox: SandboxCalls,
    private readonly audit: AuditService,
  ) {}

  /**
   * Creates the key at the sandbox first: an entry here always has its key there. A key without an entry is not known to anyone.
   * @throws key.too-many (409), sandbox.not-offered (404), sandbox.unavailable (503)
   */
  async create(owner: KeyOwner, personId: number, form: NewKey): Promise<NewApiKeyView> {
    if (form.branchId)
      throw new InvalidRequest({
        errors: [
          { field: 'branchId', message: 'A test key acts for its own business, without your branches.' },
        ],
      });
    await this.keys.assertRoom(owner, 'test');
    const secret = newSecret('test');
    const sandboxId = randomUUID();
    await this.sandbox.open(sandboxId, {
      name: form.name,
      hash: secret.hash.toString('hex'),
      lastFour: secret.lastFour,
      scopes: form.scopes,
      version: CURRENT_VERSION,
      allowedAddresses: form.allowedAddresses ?? [],
      validDays: form.validDays ?? null,
    });
    return this.transactions.run(async () => {
      await this.keys.lockKeys(owner);
      await this.keys.assertRoom(owner, 'test');
      const id = await this.add(owner, personId, form, secret, sandboxId);
      await this.audit.write({
        actorId: personId,
        action: 'api-key.created',
        subjectType: 'api-key',
        subjectId: id,
        after: { vendorId: owner, kind: 'test', scopes: form.scopes },
      });
      return { ...(await this.keys.one(owner, id)), key: secret.text };
    });
  }

  private async add(
    owner: KeyOwner,
    personId: number,
    form: NewKey,
    { lastFour }: KeySecret,
    sandboxId: string,
  ): Promise<number> {
    const [added] = await this.transactions.query<{ id: number }>(ADD_TEST_KEY, [
      owner,
      form.name,
      null,
      lastFour,
      form.scopes,
      form.allowedAddresses ?? [],
      CURRENT_VERSION,
      personId,
      form.validDays ?? null,
      sandboxId,
    ]);
    if (!added) throw new Error('A test key that was just added is not there.');
    return added.id;
  }

  /**
   * Ends a test key at the sandbox, before its entry here says so. Does nothing for a live key.
   * @throws sandbox.not-offered (404), sandbox.unavailable (503)
   */
  async close(owner: KeyOwner, id: number): Promise<void> {
    const [key] = await this.transactions.query<{ sandboxId: string | null }>(SANDBOX_ID, [owner, id]);
    if (key?.sandboxId) await this.sandbox.close(key.sandboxId);
  }
}
