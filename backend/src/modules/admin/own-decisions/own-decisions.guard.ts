import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiForbiddenResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Sessions } from '../../../common/access/sessions.port.js';
import { OwnDecision } from '../../../common/errors/common.errors.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type DecidedSubject, OWN } from './own-decisions.sql.js';

const SUBJECT = 'decided-subject';
const NUMBER = /^[1-9]\d{0,8}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Any other id is refused by the route's own pipe. */
const ID_OF: Readonly<Record<DecidedSubject, RegExp>> = {
  vendor: NUMBER,
  review: NUMBER,
  order: UUID,
  payment: UUID,
  refund: UUID,
  approval: UUID,
};

/** Nobody decides about their own business, payments, orders, refunds and reviews (rule Y7). */
@Injectable()
export class OwnDecisionsGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly transactions: Transactions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const subject = this.reflector.get<DecidedSubject>(SUBJECT, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const { id } = request.params;
    const admin = await this.sessions.userOf(request);
    if (!admin || !ID_OF[subject].test(id)) return true;
    if ((await this.transactions.query(OWN[subject], [admin.id, id])).length > 0) throw new OwnDecision();
    return true;
  }
}

/** Refuses the route to admins whose own affair its `id` is (`admin.own-decision`, 403). */
export const DecidesAbout = (subject: DecidedSubject): MethodDecorator =>
  applyDecorators(
    SetMetadata(SUBJECT, subject),
    UseGuards(OwnDecisionsGuard),
    ApiForbiddenResponse({ description: '`admin.own-decision`', type: ProblemView }),
  );
