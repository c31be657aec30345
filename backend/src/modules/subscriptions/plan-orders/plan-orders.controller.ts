import { Body, Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { TakesLong, UsesConnections } from '../../../common/connections/uses-connections.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { Config } from '../../../config/config.js';
import { NoCardNumbers, PaymentsService, PaymentView } from '../../payments/index.js';
import { PayPlanDto } from './plan-order.dto.js';
import { OpenPlanPayment } from './open-plan-payment.use-case.js';
import { PlanOrderView } from './plan-order.view.js';
import { PlanOrdersService } from './plan-orders.service.js';

@ApiTags('plan-orders')
@Controller('plan-orders')
@AllowAccess('signed-in')
@UsesConnections('counter')
@UseGuards(NoCardNumbers)
export class PlanOrdersController {
  constructor(
    private readonly orders: PlanOrdersService,
    private readonly openPayment: OpenPlanPayment,
    private readonly payments: PaymentsService,
    private readonly config: Config,
  ) {}

  /**
   * One order of a plan or membership
   * @remarks An order of the user's membership, or of the business that the user owns.
   */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`plan-order.not-found`', type: ProblemView })
  one(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<PlanOrderView> {
    return this.orders.own(user, id);
  }

  /**
   * Open a payment of a plan or membership
   * @remarks Opens a payment. Another request for the same gateway returns the open one, so that repeating it is harmless;
   * another gateway replaces it.
   */
  @Post(':id/payments')
  @TakesLong()
  @LimitRate({ name: 'payment', points: 30, seconds: 60, by: 'user' })
  @ApiNotFoundResponse({ description: '`plan-order.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description:
      '`plan-order.expired`, `plan-order.paid-already`, `payment.gateway-missing`, `payment.gateway-refused`',
    type: ProblemView,
  })
  @ApiServiceUnavailableResponse({ description: '`payment.gateway-away`', type: ProblemView })
  async pay(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { gateway }: PayPlanDto,
  ): Promise<PaymentView> {
    const paymentId = await this.openPayment.run(user, id, gateway);
    return PaymentView.of(await this.payments.own(user.id, paymentId), this.config.payments.bankAccount);
  }
}
