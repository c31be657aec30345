/** Collects the parameters of a statement that is composed of parts. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** @returns the placeholder */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
