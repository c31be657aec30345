import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../../common/connections/uses-connections.decorator.js';
import { CurrentStaff, CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { PublicResponseCache } from '../../../common/http-cache/public-response-cache.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { IdPipe } from '../../../common/validation/id.pipe.js';
import { ChoosePlanDto } from './subscription.dto.js';
import { SubscriptionPlanView, VendorSubscriptionView } from './subscription.view.js';
import { VendorSubscriptionsService } from './vendor-subscriptions.service.js';

const ownAgain = (
  controller: VendorSubscriptionsController,
  _id: string,
  user: SessionUser,
): Promise<VendorSubscriptionView> => controller.subscriptions.of(user.staffOf?.vendorId ?? 0);

@ApiTags('subscriptions')
@Controller()
export class VendorSubscriptionsController {
  constructor(
    readonly subscriptions: VendorSubscriptionsService,
    private readonly answers: PublicResponseCache,
  ) {}

  /** Plans on offer */
  @Get('subscription-plans')
  @AllowAccess('public')
  @ReadsReplicas()
  @ApiOkResponse({ type: [SubscriptionPlanView] })
  plans(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, () => this.subscriptions.plans());
  }

  /** One plan */
  @Get('subscription-plans/:id')
  @AllowAccess('public')
  @ReadsReplicas()
  @ApiOkResponse({ type: SubscriptionPlanView })
  @ApiNotFoundResponse({ description: '`plan.not-found`', type: ProblemView })
  plan(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answers.send(request, reply, () => this.subscriptions.plan(id));
  }

  /** The subscription of the business */
  @Get('vendors/me/subscription')
  @AllowAccess('vendor:deals')
  own(@CurrentStaff() staff: StaffOf): Promise<VendorSubscriptionView> {
    return this.subscriptions.of(staff.vendorId);
  }

  /**
   * Choose a plan
   * @remarks The limits of Free apply until a paid plan is paid.
   */
  @Post('vendors/me/subscription')
  @HttpCode(200)
  @AllowAccess('vendor-owner')
  @Idempotent(ownAgain)
  @ApiNotFoundResponse({ description: '`plan.not-found`', type: ProblemView })
  choose(
    @CurrentUser() user: SessionUser,
    @CurrentStaff() staff: StaffOf,
    @Body() form: ChoosePlanDto,
  ): Promise<VendorSubscriptionView> {
    return this.subscriptions.choose(staff.vendorId, user, form);
  }
}
