import { Injectable } from '@nestjs/common';

/** Functions of a higher-level module about its rows that refer to categories and cities. */
export interface CatalogUse {
  /** @returns the number of rows by category, in any state */
  countByCategory: (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** @returns the number of rows by city, in any state */
  countByCity: (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** @returns the number of public rows, by category and by city */
  listedByCategory: () => Promise<ReadonlyMap<number, number>>;
  listedByCity: () => Promise<ReadonlyMap<number, number>>;
  /** @returns the number of rows that can be used in an area; a row with several places counts in each */
  listedByArea: () => Promise<ReadonlyMap<number, number>>;
  /** Moves all rows to another category, within the transaction of the merge (rule T3). */
  moveCategory: (from: number, into: number) => Promise<void>;
}

/** Registry of the modules that use categories and cities. */
@Injectable()
export class CatalogUses {
  private readonly registered: CatalogUse[] = [];

  register(use: CatalogUse): void {
    this.registered.push(use);
  }

  countByCategory(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.sum((use) => use.countByCategory(ids));
  }

  countByCity(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.sum((use) => use.countByCity(ids));
  }

  listedByCategory(): Promise<ReadonlyMap<number, number>> {
    return this.sum((use) => use.listedByCategory());
  }

  listedByCity(): Promise<ReadonlyMap<number, number>> {
    return this.sum((use) => use.listedByCity());
  }

  listedByArea(): Promise<ReadonlyMap<number, number>> {
    return this.sum((use) => use.listedByArea());
  }

  async moveCategory(from: number, into: number): Promise<void> {
    for (const use of this.registered) await use.moveCategory(from, into);
  }

  private async sum(
    count: (use: CatalogUse) => Promise<ReadonlyMap<number, number>>,
  ): Promise<ReadonlyMap<number, number>> {
    const total = new Map<number, number>();
    for (const use of this.registered)
      for (const [id, rows] of await count(use)) total.set(id, (total.get(id) ?? 0) + rows);
    return total;
  }
}
