/** Number of uses from which a statement gets a name, and so a stored plan in PostgreSQL. */
const MIN_USES = 5;
/** Limits the names, because each connection stores a plan per name, and filters have more combinations. */
const MAX_NAMES = 100;
const MAX_COUNTED = 2_000;

/** Assigns names to frequent statements. PostgreSQL plans a named statement once per connection. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** @returns undefined for a rare statement, or when all names are assigned */
  nameOf(sql: string): string | undefined {
    const name = this.names.get(sql);
    if (name !== undefined || this.names.size >= MAX_NAMES) return name;
    const count = (this.counts.get(sql) ?? 0) + 1;
    if (count < MIN_USES) {
      if (this.counts.size >= MAX_COUNTED) this.counts.clear();
      this.counts.set(sql, count);
      return undefined;
    }
    this.counts.delete(sql);
    this.names.set(sql, `often_${this.names.size + 1}`);
    return this.names.get(sql);
  }
}
