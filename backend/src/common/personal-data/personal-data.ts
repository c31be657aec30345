import { Injectable } from '@nestjs/common';

/** What one module keeps about a person. */
export interface PersonalDataProvider {
  /** The key under which it stands in the export, such as `favorites`. */
  name: string;
  /** What the person may take with them: their own rows alone, times as ISO 8601, no secrets. */
  read: (userId: number) => Promise<unknown>;
  /** Throws an `AppError` while the account cannot go yet. Asked of every keeper before anything is erased. */
  assertErasable?: (userId: number) => Promise<void>;
  /**
   * Deletes the person's rows or empties their personal columns, within the transaction of the erasure. Left out where rows
   * hold ids and sums alone: those stay.
   */
  erase?: (userId: number) => Promise<void>;
  /** The account itself goes last: others find by its e-mail what is a person's. */
  erasesLast?: boolean;
}

/**
 * Registry of modules that store personal data. Each module registers on construction:
 *
 * ```ts
 * @Injectable()
 * export class FavoritesPersonalData {
 *   constructor(personalData: PersonalData, transactions: Transactions) {
 *     personalData.register({
 *       name: 'favorites',
 *       read: (userId) => transactions.query('SELECT … FROM favorites WHERE user_id = $1', [userId]),
 *       erase: async (userId) => void (await transactions.query('DELETE FROM favorites WHERE user_id = $1', [userId])),
 *     });
 *   }
 * }
 * ```
 *
 * `backend/test/account/personal-data.api.spec.ts` plants a word in every personal column and looks for it after the erasure: plant yours
 * there too.
 */
@Injectable()
export class PersonalData {
  private readonly providers = new Map<string, PersonalDataProvider>();

  register(provider: PersonalDataProvider): void {
    if (this.providers.has(provider.name))
      throw new Error(`Personal data "${provider.name}" is registered twice.`);
    this.providers.set(provider.name, provider);
  }

  /** Everything that is kept about somebody, by the name of its keeper. */
  async read(userId: number): Promise<Record<string, unknown>> {
    const all: Record<string, unknown> = {};
    for (const { name, read } of this.providers.values()) all[name] = await read(userId);
    return all;
  }

  /** Call within a transaction. Rejects with whatever a keeper rejects, before the first row is touched. */
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
