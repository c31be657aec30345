import { Injectable } from '@nestjs/common';

/** Access to the personal data that one module stores. */
export interface PersonalDataProvider {
  /** Key of the data in the export, such as `favorites`. */
  name: string;
  /** Returns the user's own data for the export: times as ISO 8601, no secrets. */
  read: (userId: number) => Promise<unknown>;
  /**
   * Throws an `AppError` while the account cannot be erased. Called for every provider before the first
   * deletion.
   */
  assertErasable?: (userId: number) => Promise<void>;
  /**
   * Deletes the user's rows or empties their personal columns, within the transaction of the erasure. Left
   * out if the rows contain only ids and sums: those remain.
   */
  erase?: (userId: number) => Promise<void>;
  /** True for the account itself: the other providers find the user's data by the account's e-mail. */
  erasesLast?: boolean;
}

/**
 * Registry of modules that store personal data. Each module registers on construction:
 *
 * ```ts
 * @Injectable() export class FavoritesPersonalData { constructor(personalData: PersonalData, transactions:
 * Transactions) { personalData.register({ name: 'favorites', read: (userId) => transactions.query('SELECT …
 * FROM favorites WHERE user_id = $1', [userId]), erase: async (userId) => void (await
 * transactions.query('DELETE FROM favorites WHERE user_id = $1', [userId])), }); } } ```
 *
 * `backend/test/account/personal-data.api.spec.ts` writes a marker into every personal column and searches
 * for it after the erasure: add new columns there.
 */
@Injectable()
export class PersonalData {
  private readonly providers = new Map<string, PersonalDataProvider>();

  register(provider: PersonalDataProvider): void {
    if (this.providers.has(provider.name))
      throw new Error(`Personal data "${provider.name}" is registered twice.`);
    this.providers.set(provider.name, provider);
  }

  /** All stored data about a user, by the name of the provider. */
  async read(userId: number): Promise<Record<string, unknown>> {
    const all: Record<string, unknown> = {};
    for (const { name, read } of this.providers.values()) all[name] = await read(userId);
    return all;
  }

  /**
   * Call within a transaction. Throws the error of any provider's `assertErasable` before the first row is
   * changed.
   */
  async erase(userId: number): Promise<void> {
    for (const { assertErasable } of this.providers.values()) await assertErasable?.(userId);
    const providers = [...this.providers.values()];
    const [first, last] = [
      providers.filter((one) => !one.erasesLast),
      providers.filter((one) => one.erasesLast),
    ];
    for (const { erase } of [...first, ...last]) await erase?.(userId);
  }
}
