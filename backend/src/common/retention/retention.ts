import { Injectable } from '@nestjs/common';

/** Rule for rows that are deleted after a time. */
export interface RetentionRule {
  /** Name of the task in the console's health, such as `user-tokens`. */
  name: string;
  table: string;
  /** SQL condition of the rows to delete; the rows that meet it should have an index. */
  condition: string;
}

/** Retention rules of all modules. A module registers its own in a file `*.retention.ts`. */
@Injectable()
export class Retention {
  private readonly registered = new Map<string, RetentionRule>();

  /** @throws Error when a rule of that name exists */
  register(...rules: RetentionRule[]): void {
    for (const rule of rules) {
      if (this.registered.has(rule.name))
        throw new Error(`The retention rule ${rule.name} is registered twice.`);
      this.registered.set(rule.name, rule);
    }
  }

  get rules(): RetentionRule[] {
    return [...this.registered.values()];
  }
}
