import { Injectable } from '@nestjs/common';

const NUMBER = /^[1-9]\d{0,8}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Subjects of admin decisions, each with the format of its ids. */
const ID_FORMS = {
  vendor: NUMBER,
  device: NUMBER,
  review: NUMBER,
  order: UUID,
  payment: UUID,
  refund: UUID,
  approval: UUID,
  case: UUID,
} as const;

export type DecisionSubject = keyof typeof ID_FORMS;

/**
 * Registry of the subjects that belong to an admin (rule Y7). Each module registers statements about its own
 * tables.
 */
@Injectable()
export class OwnDecisions {
  private readonly statements = new Map<DecisionSubject, string[]>();

  /** @param statement SQL that returns a row if the subject `$2` (text) belongs to the admin `$1` (integer) */
  register(subject: DecisionSubject, statement: string): void {
    this.statements.set(subject, [...(this.statements.get(subject) ?? []), statement]);
  }

  /**
   * @returns one statement with the parameters of `register`; undefined if the id has another form, which the route rejects itself
   * @throws Error if no module registered the subject
   */
  statementOf(subject: DecisionSubject, id: string): string | undefined {
    const statements = this.statements.get(subject);
    if (!statements) throw new Error(`No module registered who owns a ${subject}.`);
    return ID_FORMS[subject].test(id) ? statements.join(' UNION ALL ') : undefined;
  }
}
