import { HttpStatus, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SessionUser } from '../../../common/access/session-user.js';
import type { DecisionAcceptedView } from './pending-decision.view.js';
import { type AskedDecision, PendingDecisions } from './pending-decisions.service.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface UndoableDecision extends Omit<AskedDecision, 'undoSeconds'> {
  undoSeconds: number | undefined;
}

/** What the deciding routes do: at once, or after the seconds in which it can be taken back (rule WB5). */
@Injectable()
export class Undoable {
  constructor(readonly decisions: PendingDecisions) {}

  /** @param atOnce the decision itself */
  async decide<View>(
    { undoSeconds, ...decision }: UndoableDecision,
    admin: SessionUser,
    reply: FastifyReply,
    atOnce: () => Promise<View>,
  ): Promise<View | DecisionAcceptedView> {
    if (!undoSeconds) return atOnce();
    reply.status(HttpStatus.ACCEPTED);
    return this.decisions.ask({ ...decision, undoSeconds }, admin);
  }

  /** The answer to a repeated request. @param id of the decision, or of what was decided at once */
  again<View>(id: string, atOnce: (id: string) => Promise<View>): Promise<View | DecisionAcceptedView> {
    return UUID.test(id) ? this.decisions.accepted(id) : atOnce(id);
  }
}
