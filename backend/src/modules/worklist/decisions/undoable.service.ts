import { HttpStatus, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { SessionUser } from '../../../common/access/session-user.js';
import type { DecisionAcceptedView } from './pending-decision.view.js';
import { type AskedDecision, PendingDecisions } from './pending-decisions.service.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface UndoableDecision extends Omit<AskedDecision, 'undoSeconds'> {
  undoSeconds: number | undefined;
}

/** Applies decisions immediately or after an undo window (rule WB5). Used by the decision routes. */
@Injectable()
export class Undoable {
  constructor(readonly decisions: PendingDecisions) {}

  /** @param atOnce applies the decision immediately */
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

  /**
   * Response to a repeated request. @param id id of the pending decision, or of the item that was decided immediately
   */
  again<View>(id: string, atOnce: (id: string) => Promise<View>): Promise<View | DecisionAcceptedView> {
    return UUID.test(id) ? this.decisions.accepted(id) : atOnce(id);
  }
}
