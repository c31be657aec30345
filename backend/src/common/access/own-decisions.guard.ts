import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { OwnDecision } from '../errors/common.errors.js';
import { Transactions } from '../transactions/transactions.js';
import { type DecisionSubject, OwnDecisions } from './own-decisions.js';
import { Sessions } from './sessions.port.js';

export const DECISION_SUBJECT = 'decision-subject';

/** Denies admins decisions about their own business, payments, orders, refunds and reviews (rule Y7). */
@Injectable()
export class OwnDecisionsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly ownDecisions: OwnDecisions,
    private readonly transactions: Transactions,
  ) {}

  /** @throws admin.own-decision (403) */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const subject = this.reflector.get<DecisionSubject>(DECISION_SUBJECT, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const { id } = request.params;
    const admin = await this.sessions.userOf(request);
    const statement = admin && this.ownDecisions.statementOf(subject, id);
    if (!statement) return true;
    if ((await this.transactions.query(statement, [admin.id, id])).length > 0) throw new OwnDecision();
    return true;
  }
}
