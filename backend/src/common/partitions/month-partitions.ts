import { Injectable } from '@nestjs/common';

/** A table with one partition a month. */
export interface PartitionedTable {
  table: string;
  /** Days after which rows are not needed: a month that ended before is dropped. Null if months are never dropped. */
  keepDays: number | null;
}

/** Tables with one partition a month, of all modules (ADR 119). The module that owns a table registers it. */
@Injectable()
export class MonthPartitions {
  private readonly registered = new Map<string, PartitionedTable>();

  /** @throws Error when the table is registered */
  register(...tables: PartitionedTable[]): void {
    for (const one of tables) {
      if (this.registered.has(one.table))
        throw new Error(`The partitions of ${one.table} are registered twice.`);
      this.registered.set(one.table, one);
    }
  }

  get tables(): PartitionedTable[] {
    return [...this.registered.values()];
  }
}
