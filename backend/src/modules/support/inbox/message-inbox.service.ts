import { Injectable } from '@nestjs/common';
import { VersionConflict } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService, AdminRoles } from '../../auth/index.js';
import { SettingsService } from '../../settings/index.js';
import { Reservations } from '../../worklist/index.js';
import { AssigneeNotAdmin, MessageMissing } from '../support.errors.js';
import { type MessageAct, type MessageState, stateAfter } from './message-transitions.js';
import { RELEASE_MESSAGES, LOCK_MESSAGE, SET_STATE, WRITE } from './message-inbox.sql.js';

interface LockedMessage {
  state: MessageState;
  version: number;
  assigneeId: number | null;
}

interface MessageDecision {
  id: number;
  adminId: number;
  /** Version that the admin saw. */
  version: number;
}

const PAST: Readonly<Record<MessageAct, string>> = {
  assign: 'message.assigned',
  release: 'message.released',
  reply: 'message.answered',
  close: 'message.closed',
  reopen: 'message.reopened',
};

/**
 * Actions of admins on messages (rules MS1 to MS3). Every action except a note names the version it is based
 * on; of two concurrent actions the second is rejected with `version.conflict`, or `message.state-forbids`
 * with the current state (409).
 */
@Injectable()
export class MessageInboxService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly roles: AdminRoles,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly reservations: Reservations,
  ) {}

  /** Also rejects `message.not-found` (404) and `message.assignee-not-admin` (409). */
  assign(move: MessageDecision, assigneeId: number): Promise<void> {
    return this.act('assign', move, async () => {
      const isAdmin = await this.accounts.isActiveAdmin(assigneeId);
      if (!isAdmin || !(await this.roles.rightsOf(assigneeId)).includes('messages'))
        throw new AssigneeNotAdmin();
      return assigneeId;
    });
  }

  /** Removes the assignee. */
  release(move: MessageDecision): Promise<void> {
    return this.act('release', move, () => Promise.resolve(null));
  }

  /**
   * Stores the reply and mails it in the sender's language. A message without an assignee is assigned to the
   * replying admin.
   */
  reply(move: MessageDecision, text: string): Promise<void> {
    return this.act('reply', move, async ({ assigneeId }) => {
      const entryId = await this.write(move.id, move.adminId, 'reply', text);
      await this.outbox.publish('support.message-answered', { entryId });
      return assigneeId ?? move.adminId;
    });
  }

  /** Closes the message, with or without a reply. */
  close(move: MessageDecision): Promise<void> {
    return this.act('close', move, ({ assigneeId }) => Promise.resolve(assigneeId));
  }

  /** Reopens the message with a new due time. */
  reopen(move: MessageDecision): Promise<void> {
    return this.act('reopen', move, () => Promise.resolve(move.adminId));
  }

  /** Adds a note that only admins see, in any state. Rejects `message.not-found` (404). */
  note(id: number, adminId: number, text: string): Promise<void> {
    return this.transactions.run(async () => {
      await this.lock(id);
      const entryId = await this.write(id, adminId, 'note', text);
      await this.noted(id, adminId, 'message.noted', undefined, { entryId });
    });
  }

  /** Releases the messages of a former admin. */
  async releaseMessages(userId: number): Promise<void> {
    await this.transactions.query(RELEASE_MESSAGES, [userId]);
  }

  private async act(
    act: MessageAct,
    { id, adminId, version }: MessageDecision,
    carryOut: (message: LockedMessage) => Promise<number | null>,
  ): Promise<void> {
    await this.transactions.run(async () => {
      await this.reservations.assertNone('message', id);
      const message = await this.lock(id);
      const state = stateAfter(act, message.state);
      if (message.version !== version)
        throw new VersionConflict({ currentVersion: message.version, currentState: message.state });
      const assigneeId = await carryOut(message);
      const hours = act === 'reopen' ? (await this.settings.site()).answerHours : null;
      await this.transactions.query(SET_STATE, [id, state, assigneeId, hours]);
      if (act === 'reply' || act === 'close') await this.reservations.decided('message', id);
      await this.noted(
        id,
        adminId,
        PAST[act],
        { state: message.state, assigneeId: message.assigneeId },
        { state, assigneeId },
      );
    });
  }

  private async lock(id: number): Promise<LockedMessage> {
    const [message] = await this.transactions.query<LockedMessage>(LOCK_MESSAGE, [id]);
    if (!message) throw new MessageMissing();
    return message;
  }

  private async write(id: number, authorId: number, kind: 'reply' | 'note', text: string): Promise<number> {
    const [entry] = await this.transactions.query<{ id: number }>(WRITE, [id, authorId, kind, text]);
    if (!entry) throw new Error('The entry was not stored.');
    return entry.id;
  }

  private noted(id: number, actorId: number, action: string, before: unknown, after: unknown): Promise<void> {
    return this.audit.write({ actorId, action, subjectType: 'message', subjectId: id, before, after });
  }
}
