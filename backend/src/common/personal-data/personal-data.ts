import { Injectable } from '@nestjs/common';

/** What one module keeps about a person. */
export interface PersonalDataKeeper {
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
 * Who keeps personal data (rules A8, A9). A module that does registers itself when it is put together:
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
  private readonly keepers = new Map<string, PersonalDataKeeper>();

  register(keeper: PersonalDataKeeper): void {
    if (this.keepers.has(keeper.name)) throw new Error(`Personal data "${keeper.name}" is registered twice.`);
    this.keepers.set(keeper.name, keeper);
  }

  /** Everything that is kept about somebody, by the name of its keeper. */
  async read(userId: number): Promise<Record<string, unknown>> {
    const all: Record<string, unknown> = {};
    for (const { name, read } of this.keepers.values()) all[name] = await read(userId);
    return all;
  }

  /** Call within a transaction. Refuses with whatever a keeper refuses, before the first row is touched. */
  async erase(userId: number): Promise<void> {
    for (const { assertErasable } of this.keepers.values()) await assertErasable?.(userId);
    const keepers = [...this.keepers.values()];
    const [first, last] = [keepers.filter((one) => !one.erasesLast), keepers.filter((one) => one.erasesLast)];
    for (const { erase } of [...first, ...last]) await erase?.(userId);
  }
}
