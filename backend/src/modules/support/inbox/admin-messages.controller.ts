import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { keysetStatement } from '../../../common/paging/keyset-list.sql.js';
import { KeysetPages } from '../../../common/paging/keyset-pages.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { CanBeUndone, type DecisionAcceptedView, Undoable } from '../../worklist/index.js';
import { askedAssignee } from './asked-assignee.js';
import {
  AdminMessagesQuery,
  AssignMessageDto,
  CloseMessageDto,
  NoteDto,
  ReplyDto,
  SeenMessageDto,
} from './messages.dto.js';
import { AdminMessageDetailView, AdminMessageView, MessagePersonView } from './messages.view.js';
import { MessageInboxService } from './message-inbox.service.js';
import { MessageDetailQuery } from './message-detail.service.js';
import { MESSAGES, type MessagesAsked } from './messages-list.sql.js';

const again = (controller: AdminMessagesController, id: string): Promise<AdminMessageDetailView> =>
  controller.details.read(Number(id));

type Closed = AdminMessageDetailView | DecisionAcceptedView;

const closedAgain = (controller: AdminMessagesController, id: string): Promise<Closed> =>
  controller.undoable.again(id, (messageId) => again(controller, messageId));

const CONFLICT = '`message.state-forbids` with the current state, `version.conflict`';

@ApiTags('admin-messages')
@Controller('admin/messages')
@AllowAccess('admin:messages')
export class AdminMessagesController {
  constructor(
    private readonly pages: KeysetPages,
    private readonly inbox: MessageInboxService,
    readonly details: MessageDetailQuery,
    readonly undoable: Undoable,
  ) {}

  /** Messages to the marketplace */
  @Get()
  @ApiOkResponse({ type: [AdminMessageView] })
  async list(
    @CurrentUser() admin: SessionUser,
    @Query() { assignee, ...query }: AdminMessagesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked: MessagesAsked = { ...query, assignee: askedAssignee(assignee, admin) };
    await sendPage(await this.pages.read(keysetStatement(MESSAGES, asked), request.url), reply);
  }

  /** Admins to whom a message can be assigned, by name */
  @Get('assignees')
  assignees(): Promise<MessagePersonView[]> {
    return this.details.assignees();
  }

  /** One message with its replies and notes */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`message.not-found`', type: ProblemView })
  one(@Param('id', IdPipe) id: number): Promise<AdminMessageDetailView> {
    return this.details.read(id);
  }

  /**
   * Assign a message to an admin
   * @remarks Assigns the message to the calling admin or another one.
   */
  @Patch(':id/assign')
  @Audited('message.assigned')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`message.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: `${CONFLICT}, \`message.assignee-not-admin\``, type: ProblemView })
  async assign(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { assigneeId, version }: AssignMessageDto,
  ): Promise<AdminMessageDetailView> {
    await this.inbox.assign({ id, adminId: admin.id, version }, assigneeId);
    return this.details.read(id);
  }

  /**
   * Remove the assignee of a message
   * @remarks Removes the assignee: the message is new again.
   */
  @Patch(':id/release')
  @Audited('message.released')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`message.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: CONFLICT, type: ProblemView })
  async release(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { version }: SeenMessageDto,
  ): Promise<AdminMessageDetailView> {
    await this.inbox.release({ id, adminId: admin.id, version });
    return this.details.read(id);
  }

  /** Close a message */
  @Patch(':id/close')
  @Audited('message.closed')
  @Idempotent(closedAgain)
  @CanBeUndone(AdminMessageDetailView)
  @ApiNotFoundResponse({ description: '`message.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: `${CONFLICT}, \`decision.pending\``, type: ProblemView })
  close(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { version, undoSeconds }: CloseMessageDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Closed> {
    const decision = { kind: 'message', id, action: 'close', version, request: {}, undoSeconds };
    return this.undoable.decide(decision, admin, reply, async () => {
      await this.inbox.close({ id, adminId: admin.id, version });
      return this.details.read(id);
    });
  }

  /** Reopen a message with a new due time */
  @Patch(':id/reopen')
  @Audited('message.reopened')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`message.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: CONFLICT, type: ProblemView })
  async reopen(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { version }: SeenMessageDto,
  ): Promise<AdminMessageDetailView> {
    await this.inbox.reopen({ id, adminId: admin.id, version });
    return this.details.read(id);
  }

  /**
   * Reply to a message
   * @remarks Stored, and mailed in the sender's language with the message quoted.
   */
  @Post(':id/replies')
  @HttpCode(200)
  @Audited('message.answered')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`message.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: CONFLICT, type: ProblemView })
  async reply(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { text, version }: ReplyDto,
  ): Promise<AdminMessageDetailView> {
    await this.inbox.reply({ id, adminId: admin.id, version }, text);
    return this.details.read(id);
  }

  /** Add a note that only admins see */
  @Post(':id/notes')
  @HttpCode(200)
  @Audited('message.noted')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`message.not-found`', type: ProblemView })
  async note(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() { text }: NoteDto,
  ): Promise<AdminMessageDetailView> {
    await this.inbox.note(id, admin.id, text);
    return this.details.read(id);
  }
}
