import { Injectable } from '@nestjs/common';
import { ownCondition } from './own-subject.sql.js';

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
    const statement = this.joined(subject);
    return ID_FORMS[subject].test(id) ? statement : undefined;
  }

  /**
   * @param id SQL expression of the subject's id in a list or view of admins
   * @returns SQL condition that is true for a subject that belongs to the admin, so that the console offers no decision
   * @throws Error if no module registered the subject
   */
  conditionOf(subject: DecisionSubject, adminId: number, id: string): string {
    return ownCondition(this.joined(subject), adminId, id);
  }

  private joined(subject: DecisionSubject): string {
    const statements = this.statements.get(subject);
    if (!statements) throw new Error(`No module registered who owns a ${subject}.`);
    return statements.join(' UNION ALL ');
  }
}
