import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { sendPage } from '../../../common/paging/send-page.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { IdPipe, PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { SendsEvents } from './sends-events.decorator.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';
import { ChangeWebhookDto, CreateWebhookDto, DeliveriesQuery } from './webhook.dto.js';
import { NewWebhookView, WebhookDeliveryView, WebhookView } from './webhook.view.js';
import { WebhooksService } from './webhooks.service.js';

const MARKETPLACE = null;

const again = (controller: AdminWebhooksController, id: string): Promise<WebhookView> =>
  controller.webhooks.one(MARKETPLACE, Number(id));
const newAgain = (controller: AdminWebhooksController, id: string): Promise<NewWebhookView> =>
  controller.webhooks.again(MARKETPLACE, Number(id));

/** Endpoints of the marketplace that receive events, and their delivery logs. */
@ApiTags('admin-webhooks')
@Controller('admin/webhooks')
@AllowAccess('admin:settings')
export class AdminWebhooksController {
  constructor(
    readonly webhooks: WebhooksService,
    readonly deliveries: WebhookDeliveries,
  ) {}

  /**
   * Webhook endpoints of the marketplace
   * @remarks Newest first.
   */
  @Get()
  list(): Promise<WebhookView[]> {
    return this.webhooks.list(MARKETPLACE);
  }

  /**
   * Create a webhook endpoint
   * @remarks The response is the only one that contains its secret.
   */
  @Post()
  @NeedsStepUp()
  @Audited('webhook.created')
  @Idempotent(newAgain)
  @SendsEvents()
  @ApiConflictResponse({ description: '`webhook.too-many`', type: ProblemView })
  create(@CurrentUser() admin: SessionUser, @Body() form: CreateWebhookDto): Promise<NewWebhookView> {
    return this.webhooks.create(MARKETPLACE, admin.id, form);
  }

  /**
   * Change a webhook endpoint
   * @remarks Changes the address or the events, or turns it off or on. Turned on, it sends what waits.
   */
  @Patch(':id')
  @NeedsStepUp()
  @Audited('webhook.changed')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  change(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Body() changes: ChangeWebhookDto,
  ): Promise<WebhookView> {
    return this.webhooks.change(MARKETPLACE, admin.id, id, changes);
  }

  /**
   * Delete a webhook endpoint
   * @remarks Nothing more is sent to it.
   */
  @Delete(':id')
  @HttpCode(204)
  @NeedsStepUp()
  @Audited('webhook.deleted')
  @Idempotent()
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  delete(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.webhooks.delete(MARKETPLACE, admin.id, id);
  }

  /**
   * Replace the secret of a webhook endpoint
   * @remarks For 24 hours requests have two signatures, of the new secret and of the one before.
   */
  @Post(':id/rotate')
  @HttpCode(200)
  @NeedsStepUp()
  @Audited('webhook.rotated')
  @Idempotent(newAgain)
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  rotate(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<NewWebhookView> {
    return this.webhooks.rotate(MARKETPLACE, admin.id, id);
  }

  /**
   * Send a test event
   * @remarks Sends the event `webhook.test`. The delivery log has its result.
   */
  @Post(':id/test')
  @HttpCode(202)
  @NeedsStepUp()
  @Audited('webhook.tested')
  @LimitRate({ name: 'webhook-sends', points: 30, seconds: 60, by: 'user' })
  @Idempotent()
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`webhook.disabled`', type: ProblemView })
  test(@CurrentUser() admin: SessionUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.deliveries.test(MARKETPLACE, admin.id, id);
  }

  /**
   * Deliveries to a webhook endpoint
   * @remarks The delivery log, newest first. Deliveries are kept for 30 days.
   */
  @Get(':id/deliveries')
  @ApiOkResponse({ type: [WebhookDeliveryView] })
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  async log(
    @Param('id', IdPipe) id: number,
    @Query() query: DeliveriesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.deliveries.page(MARKETPLACE, id, query, request.url), reply);
  }

  /**
   * Send a delivery again
   * @remarks Sends a delivery again, whatever its state. The request has the same `webhook-id`.
   */
  @Post(':id/deliveries/:delivery/resend')
  @HttpCode(202)
  @NeedsStepUp()
  @Audited('webhook.sent-again')
  @LimitRate({ name: 'webhook-sends', points: 30, seconds: 60, by: 'user' })
  @Idempotent()
  @ApiNotFoundResponse({
    description: '`webhook.not-found`, `webhook.delivery-not-found`',
    type: ProblemView,
  })
  @ApiConflictResponse({ description: '`webhook.disabled`', type: ProblemView })
  resend(
    @CurrentUser() admin: SessionUser,
    @Param('id', IdPipe) id: number,
    @Param('delivery', PublicIdPipe) delivery: string,
  ): Promise<void> {
    return this.deliveries.resend(MARKETPLACE, admin.id, id, delivery);
  }
}
