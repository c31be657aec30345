/** Asked for so often, a statement is worth a plan that PostgreSQL keeps. */
const MIN_USES = 5;
/** Each connection keeps a plan per name; filters can be combined in more ways than that. */
const MAX_NAMES = 100;
const MAX_COUNTED = 2_000;

/** Gives names to the statements that come again and again. PostgreSQL plans a named statement once per connection. */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  /** @returns undefined for what is asked rarely, or came when all names were given */
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
