import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../common/access/current-user.decorator.js';
import { TakesLong, UsesConnections } from '../../common/connections/uses-connections.decorator.js';
import type { SessionUser } from '../../common/access/session-user.js';
import { ProblemView } from '../../common/errors/problem.js';
import { PassesGate } from '../../common/gates/passes-gate.decorator.js';
import { Idempotent } from '../../common/idempotency/replay.decorator.js';
import { sendPage } from '../../common/paging/send-page.js';
import { LimitRate } from '../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../common/validation/id.pipe.js';
import { Config } from '../../config/config.js';
import { DEAL_GATE, DEAL_IS_BUSY } from '../deals/index.js';
import { NoCardNumbers, PaymentsService, PaymentView } from '../payments/index.js';
import { orderedDealOf } from './ordered-deal.js';
import { OpenOrders } from './checkout/open-orders.service.js';
import { OpenOrderPayment } from './checkout/open-order-payment.use-case.js';
import { OrderRefunds } from './checkout/order-refunds.service.js';
import { PlaceOrder } from './checkout/place-order.use-case.js';
import {
  OpenPaymentDto,
  OwnOrdersQuery,
  PlaceOrderDto,
  PointsOfferQuery,
  RefundOrderDto,
} from './order.dto.js';
import { OrderSummaryView, OrderView, PointsOfferView } from './order.view.js';
import { OwnOrdersService } from './own-orders.service.js';

const orderAgain = (controller: OrdersController, id: string, user: SessionUser): Promise<OrderView> =>
  controller.own.one(user.id, id);

@ApiTags('orders')
@Controller('orders')
@AllowAccess('signed-in')
@UsesConnections('counter')
@UseGuards(NoCardNumbers)
export class OrdersController {
  constructor(
    readonly own: OwnOrdersService,
    private readonly placing: PlaceOrder,
    private readonly openPayment: OpenOrderPayment,
    private readonly refunding: OrderRefunds,
    private readonly openOrders: OpenOrders,
    private readonly payments: PaymentsService,
    private readonly config: Config,
  ) {}

  /**
   * Place an order
   * @remarks Orders the cart, or the given items. Prices and capacity are reserved until `expiresAt`.
   */
  @Post()
  @LimitRate({ name: 'order', points: 30, seconds: 60, by: 'user' })
  @PassesGate({ gate: DEAL_GATE, subject: orderedDealOf })
  @Idempotent(orderAgain)
  @ApiTooManyRequestsResponse({ description: DEAL_IS_BUSY, type: ProblemView })
  @ApiForbiddenResponse({ description: '`auth.email-unverified`, `deal.own-business`', type: ProblemView })
  @ApiNotFoundResponse({ description: '`deal.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description:
      '`order.open` with the `orderId` of the one to pay or cancel, `order.sold-out`, `order.price-changed` with the new `total`, `order.empty`, `order.too-large`, `deal.counter-only`, `deal.expired`, `deal.limit-reached`, `deal.daily-limit-reached`, `cart.quantity-limit`, `cart.full`',
    type: ProblemView,
  })
  async place(@CurrentUser() user: SessionUser, @Body() form: PlaceOrderDto): Promise<OrderView> {
    return this.own.one(user.id, await this.placing.run(user, form));
  }

  /** The customer's orders, newest first */
  @Get()
  @ApiOkResponse({ type: [OrderSummaryView] })
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: OwnOrdersQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPage(await this.own.page(user.id, query, request.url), reply);
  }

  /**
   * Points that can be used for an order
   * @remarks Points that can be used for an order before it is placed.
   */
  @Get('points-offer')
  pointsOffer(
    @CurrentUser() user: SessionUser,
    @Query() { total }: PointsOfferQuery,
  ): Promise<PointsOfferView> {
    return this.own.pointsOffer(user.id, total);
  }

  /** One order of the customer */
  @Get(':id')
  @ApiNotFoundResponse({ description: '`order.not-found`', type: ProblemView })
  one(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<OrderView> {
    return this.own.one(user.id, id);
  }

  /**
   * Open a payment of an order
   * @remarks Opens a payment. Another request for the same gateway returns the open one, so that repeating it is harmless;
   * another gateway replaces it.
   */
  @Post(':id/payments')
  @TakesLong()
  @LimitRate({ name: 'payment', points: 30, seconds: 60, by: 'user' })
  @ApiNotFoundResponse({ description: '`order.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description:
      '`order.expired`, `order.paid-already`, `order.not-open`, `order.not-sold`, `transfer.few-places`, `transfer.share-held`, `transfer.paused` with `until`, `payment.gateway-missing`, `payment.gateway-refused`',
    type: ProblemView,
  })
  @ApiServiceUnavailableResponse({ description: '`payment.gateway-away`', type: ProblemView })
  async pay(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { gateway }: OpenPaymentDto,
  ): Promise<PaymentView> {
    const paymentId = await this.openPayment.run(user.id, id, gateway);
    return PaymentView.of(await this.payments.own(user.id, paymentId), this.config.payments.bankAccount);
  }

  /**
   * Cancel an unpaid order
   * @remarks Cancels an unpaid order: its capacity and points are released at once, and a payment that arrives later is
   * refunded.
   */
  @Post(':id/cancel')
  @HttpCode(200)
  @Idempotent(orderAgain)
  @ApiNotFoundResponse({ description: '`order.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`order.paid-already`, `order.expired`, `order.not-open`',
    type: ProblemView,
  })
  async cancel(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<OrderView> {
    await this.openOrders.cancel(user.id, id);
    return this.own.one(user.id, id);
  }

  /**
   * Refund unused codes of an order
   * @remarks Refunds unused codes, within 24 hours of the payment.
   */
  @Post(':id/refunds')
  @Idempotent(orderAgain)
  @ApiNotFoundResponse({ description: '`order.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`order.nothing-to-refund`, `order.refund-too-late`',
    type: ProblemView,
  })
  async refund(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() form: RefundOrderDto,
  ): Promise<OrderView> {
    await this.refunding.byCustomer(user.id, id, form);
    return this.own.one(user.id, id);
  }
}
