import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiForbiddenResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PlanOrderView } from '../plan-orders/plan-order.view.js';
import { PlanOrdersService } from '../plan-orders/plan-orders.service.js';
import { MembershipRefunds } from './membership-refunds.service.js';
import { OrderMembershipDto } from './order-membership.dto.js';
import { OwnMembershipView } from './own-membership.view.js';
import { OwnMembershipsService } from './own-memberships.service.js';

const orderAgain = (
  controller: OwnMembershipsController,
  id: string,
  user: SessionUser,
): Promise<PlanOrderView> => controller.orders.own(user, id);
const ownAgain = (
  controller: OwnMembershipsController,
  _id: string,
  user: SessionUser,
): Promise<OwnMembershipView> => controller.memberships.read(user.id);

@ApiTags('own-membership')
@Controller('memberships/me')
@AllowAccess('signed-in')
export class OwnMembershipsController {
  constructor(
    readonly memberships: OwnMembershipsService,
    readonly orders: PlanOrdersService,
    private readonly refunds: MembershipRefunds,
  ) {}

  /**
   * The user's membership
   * @remarks Current and next period, paid orders, and the present cost of each offer.
   */
  @Get()
  own(@CurrentUser() user: SessionUser): Promise<OwnMembershipView> {
    return this.memberships.read(user.id);
  }

  /**
   * Order a membership
   * @remarks Orders a membership for a year, which begins with the payment. It replaces an earlier unpaid order.
   */
  @Post()
  @LimitRate({ name: 'plan-order', points: 30, seconds: 60, by: 'user' })
  @Idempotent(orderAgain)
  @ApiForbiddenResponse({ description: '`auth.email-unverified`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`membership.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`membership.not-yet` with `opensAt`', type: ProblemView })
  async order(
    @CurrentUser() user: SessionUser,
    @Body() { membership }: OrderMembershipDto,
  ): Promise<PlanOrderView> {
    return this.orders.own(user, await this.memberships.order(user, membership));
  }

  /**
   * Cancel the membership
   * @remarks Cancels the membership: it runs until its end, without reminders.
   */
  @Delete()
  @Idempotent(ownAgain)
  @ApiConflictResponse({ description: '`membership.none`', type: ProblemView })
  async cancel(@CurrentUser() user: SessionUser): Promise<OwnMembershipView> {
    await this.memberships.cancel(user.id, true);
    return this.memberships.read(user.id);
  }

  /** Undo the cancellation of the membership */
  @Post('resume')
  @HttpCode(200)
  @Idempotent(ownAgain)
  @ApiConflictResponse({ description: '`membership.none`', type: ProblemView })
  async resume(@CurrentUser() user: SessionUser): Promise<OwnMembershipView> {
    await this.memberships.cancel(user.id, false);
    return this.memberships.read(user.id);
  }

  /**
   * Refund the membership
   * @remarks Refunds the payments of the last seven days. The membership ends at once.
   */
  @Post('refund')
  @HttpCode(200)
  @LimitRate({ name: 'plan-refund', points: 10, seconds: 60, by: 'user' })
  @Idempotent(ownAgain)
  @ApiConflictResponse({
    description: '`membership.money-back-over`, `membership.money-back-used`',
    type: ProblemView,
  })
  async refund(@CurrentUser() user: SessionUser): Promise<OwnMembershipView> {
    await this.refunds.run(user.id);
    return this.memberships.read(user.id);
  }
}
