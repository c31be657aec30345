import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import { OpenToTestKeys } from '../../../common/api-keys/open-to-test-keys.decorator.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { NotAllowed } from '../../../common/errors/common.errors.js';
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

const businessOf = ({ staffOf }: SessionUser): number => {
  if (!staffOf) throw new NotAllowed();
  return staffOf.vendorId;
};
const again = (controller: WebhooksController, id: string, user: SessionUser): Promise<WebhookView> =>
  controller.webhooks.one(businessOf(user), Number(id));
const newAgain = (controller: WebhooksController, id: string, user: SessionUser): Promise<NewWebhookView> =>
  controller.webhooks.again(businessOf(user), Number(id));

/** Endpoints of the business that receive events, and their delivery logs. */
@ApiTags('webhooks')
@Controller('vendors/me/webhooks')
@AllowAccess('vendor-owner')
export class WebhooksController {
  constructor(
    readonly webhooks: WebhooksService,
    readonly deliveries: WebhookDeliveries,
  ) {}

  /**
   * Webhook endpoints of the business
   * @remarks Newest first.
   */
  @Get()
  @OpenToTestKeys('webhooks:write')
  list(@CurrentStaff() { vendorId }: StaffOf): Promise<WebhookView[]> {
    return this.webhooks.list(vendorId);
  }

  /**
   * Create a webhook endpoint
   * @remarks The response is the only one that contains its secret.
   */
  @Post()
  @OpenToTestKeys('webhooks:write')
  @NeedsStepUp()
  @Idempotent(newAgain)
  @SendsEvents()
  @ApiConflictResponse({ description: '`webhook.too-many`', type: ProblemView })
  create(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Body() form: CreateWebhookDto,
  ): Promise<NewWebhookView> {
    return this.webhooks.create(vendorId, user.id, form);
  }

  /**
   * Change a webhook endpoint
   * @remarks Changes the address or the events, or turns it off or on. Turned on, it sends what waits.
   */
  @Patch(':id')
  @OpenToTestKeys('webhooks:write')
  @NeedsStepUp()
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  change(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Body() changes: ChangeWebhookDto,
  ): Promise<WebhookView> {
    return this.webhooks.change(vendorId, user.id, id, changes);
  }

  /**
   * Delete a webhook endpoint
   * @remarks Nothing more is sent to it.
   */
  @Delete(':id')
  @OpenToTestKeys('webhooks:write')
  @HttpCode(204)
  @NeedsStepUp()
  @Idempotent()
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  delete(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    return this.webhooks.delete(vendorId, user.id, id);
  }

  /**
   * Replace the secret of a webhook endpoint
   * @remarks For 24 hours requests have two signatures, of the new secret and of the one before.
   */
  @Post(':id/rotate')
  @OpenToTestKeys('webhooks:write')
  @HttpCode(200)
  @NeedsStepUp()
  @Idempotent(newAgain)
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  rotate(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<NewWebhookView> {
    return this.webhooks.rotate(vendorId, user.id, id);
  }

  /**
   * Send a test event
   * @remarks Sends the event `webhook.test`. The delivery log has its result.
   */
  @Post(':id/test')
  @OpenToTestKeys('webhooks:write')
  @HttpCode(202)
  @NeedsStepUp()
  @LimitRate({ name: 'webhook-sends', points: 30, seconds: 60, by: 'business' })
  @Idempotent()
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`webhook.disabled`', type: ProblemView })
  test(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    return this.deliveries.test(vendorId, user.id, id);
  }

  /**
   * Deliveries to a webhook endpoint
   * @remarks The delivery log, newest first. Deliveries are kept for 30 days.
   */
  @Get(':id/deliveries')
  @OpenToTestKeys('webhooks:write')
  @ApiOkResponse({ type: [WebhookDeliveryView] })
  @ApiNotFoundResponse({ description: '`webhook.not-found`', type: ProblemView })
  async log(
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Query() query: DeliveriesQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.deliveries.page(vendorId, id, query, request.url), reply);
  }

  /**
   * Send a delivery again
   * @remarks Sends a delivery again, whatever its state. The request has the same `webhook-id`.
   */
  @Post(':id/deliveries/:delivery/resend')
  @OpenToTestKeys('webhooks:write')
  @HttpCode(202)
  @NeedsStepUp()
  @LimitRate({ name: 'webhook-sends', points: 30, seconds: 60, by: 'business' })
  @Idempotent()
  @ApiNotFoundResponse({
    description: '`webhook.not-found`, `webhook.delivery-not-found`',
    type: ProblemView,
  })
  @ApiConflictResponse({ description: '`webhook.disabled`', type: ProblemView })
  resend(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() { vendorId }: StaffOf,
    @Param('id', IdPipe) id: number,
    @Param('delivery', PublicIdPipe) delivery: string,
  ): Promise<void> {
    return this.deliveries.resend(vendorId, user.id, id, delivery);
  }
}
