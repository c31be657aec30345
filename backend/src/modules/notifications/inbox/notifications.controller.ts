import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiGoneResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { PageQuery } from '../../../common/paging/page-query.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { ReadNotificationsDto, UnsubscribeQuery } from './notification.dto.js';
import { NotificationView, UnreadView } from './notification.view.js';
import { InboxService } from './inbox.service.js';
import { MailMutes } from '../preferences/mail-mutes.service.js';

const again = async (
  controller: NotificationsController,
  _id: string,
  user: SessionUser,
): Promise<UnreadView> => controller.unread(user);

@ApiTags('notifications')
@Controller('notifications')
@AllowAccess('signed-in')
export class NotificationsController {
  constructor(
    private readonly inbox: InboxService,
    private readonly mutes: MailMutes,
  ) {}

  /**
   * Notifications, newest first
   * @remarks Newest first. `X-Unread-Count` is the number of unread notifications, at most 1000.
   */
  @Get()
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationView[]> {
    const { notifications, headers } = await this.inbox.list(user.id, query, request.url);
    reply.headers(headers);
    return notifications;
  }

  /** Number of unread notifications */
  @Get('unread')
  async unread(@CurrentUser() user: SessionUser): Promise<UnreadView> {
    return { unread: await this.inbox.unread(user.id) };
  }

  /** Mark notifications as read */
  @Post('read')
  @HttpCode(200)
  @Idempotent(again)
  async read(@CurrentUser() user: SessionUser, @Body() form: ReadNotificationsDto): Promise<UnreadView> {
    await this.inbox.markRead(user.id, form.ids);
    return this.unread(user);
  }

  /**
   * Unsubscribe from a kind of mail
   * @remarks Mutes a kind of mail with the token of the mail's own head, as mail programs do it (RFC 8058).
   */
  @Post('unsubscribe')
  @HttpCode(204)
  @AllowAccess('public')
  @RouteConfig({ takesForms: true })
  @ApiConsumes('application/x-www-form-urlencoded')
  @LimitRate({ name: 'unsubscribe', points: 60, seconds: 60, by: 'visitor' })
  @ApiGoneResponse({ description: '`mail.token-invalid`', type: ProblemView })
  unsubscribe(@Query() { token }: UnsubscribeQuery): Promise<void> {
    return this.mutes.mute(token);
  }
}
