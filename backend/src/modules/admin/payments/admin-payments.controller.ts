import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { OpenToKeys } from '../../../common/api-keys/open-to-keys.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { DecidesAbout } from '../../../common/access/decides-about.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { OwnDecisions } from '../../../common/access/own-decisions.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent, type Replay } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { Approvals } from '../../approvals/index.js';
import { sendDocument } from '../../media/index.js';
import { OrderRefunds } from '../../orders/index.js';
import {
  PaymentReviewQueue,
  PaymentMissing,
  PaymentsService,
  RefundsService,
  SlipsService,
} from '../../payments/index.js';
import { AdminRefundDto, ResolvePaymentDto, CloseRefundDto, ConfirmTransferDto } from './payments.dto.js';
import { adminPayment } from './payment.sql.js';
import { AdminPaymentView, WaitsView } from './payments.view.js';

/** Sets status 202 while a second admin has to approve the request. */
function accepted(view: WaitsView, reply: FastifyReply): WaitsView {
  if (view.approvalId) reply.status(HttpStatus.ACCEPTED);
  return view;
}

const refundAgain: Replay<AdminPaymentsController> = async ({ approvals }, id): Promise<WaitsView> => ({
  approvalId: await approvals.pendingOf('order-refund', id),
});
const closeAgain: Replay<AdminPaymentsController> = async ({ approvals }, id): Promise<WaitsView> => ({
  approvalId: await approvals.pendingOf('refund-close', id),
});

@ApiTags('admin-payments')
@Controller('admin')
@AllowAccess('admin:payments')
export class AdminPaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly reviewQueue: PaymentReviewQueue,
    private readonly refunds: RefundsService,
    private readonly orderRefunds: OrderRefunds,
    private readonly transactions: Transactions,
    private readonly slips: SlipsService,
    private readonly ownDecisions: OwnDecisions,
    readonly approvals: Approvals,
  ) {}

  /** One payment with its history and refunds */
  @Get('payments/:id')
  @OpenToKeys('orders:read')
  @ApiNotFoundResponse({ description: '`payment.not-found`', type: ProblemView })
  async one(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
  ): Promise<AdminPaymentView> {
    const isOwn = this.ownDecisions.conditionOf('payment', admin.id, 'p.public_id');
    const [payment] = await this.transactions.query<AdminPaymentView>(adminPayment(isOwn), [id]);
    if (!payment) throw new PaymentMissing();
    return payment;
  }

  /**
   * Download the bank slip of a transfer
   * @remarks Bank slip sent by the customer, as a download that the browser does not display.
   */
  @Get('payments/:id/slip')
  @ApiOkResponse({ description: 'The file', content: { 'application/octet-stream': {} } })
  @ApiNotFoundResponse({ description: '`payment.slip-missing`', type: ProblemView })
  async slip(@Param('id', PublicIdPipe) id: string, @Res() reply: FastifyReply): Promise<void> {
    await sendDocument(reply, await this.slips.read(id));
  }

  /** Confirm that a transfer arrived */
  @Post('payments/:id/confirm-transfer')
  @DecidesAbout('payment')
  @HttpCode(200)
  @Idempotent()
  @Audited('payment.transfer-confirmed')
  @ApiNotFoundResponse({ description: '`payment.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`payment.transfer-not-open`, `payment.reference-taken`',
    type: ProblemView,
  })
  async confirmTransfer(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { reference }: ConfirmTransferDto,
  ): Promise<void> {
    await this.payments.confirmTransfer(id, admin.id, reference);
  }

  /**
   * Query the status of a payment at its gateway
   * @remarks Queries the gateway's status now, outside of any transaction. Repeating it is safe.
   */
  @Post('payments/:id/look-up')
  @HttpCode(200)
  @LimitRate({ name: 'payment-look-up', points: 30, seconds: 60, by: 'user' })
  @Audited('payment.looked-up')
  @ApiNotFoundResponse({ description: '`payment.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`payment.gateway-missing`', type: ProblemView })
  @ApiServiceUnavailableResponse({ description: '`payment.gateway-away`', type: ProblemView })
  async lookUp(@CurrentUser() admin: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<void> {
    await this.reviewQueue.queryStatus(id, admin.id);
  }

  /**
   * Resolve a wrong amount
   * @remarks Resolves a wrong amount: the payment leaves the review queue until another wrong amount is reported.
   */
  @Post('payments/:id/attend')
  @DecidesAbout('payment')
  @HttpCode(200)
  @Idempotent()
  @Audited('payment.attended')
  @ApiNotFoundResponse({ description: '`payment.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`payment.nothing-to-attend`', type: ProblemView })
  async attend(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { reason }: ResolvePaymentDto,
  ): Promise<void> {
    await this.reviewQueue.resolve(id, admin.id, reason);
  }

  /**
   * Close a refund that was paid back manually
   * @remarks Closes a refund that an admin paid back manually, because no gateway can make it.
   */
  @Post('refunds/:id/close')
  @AllowAccess('admin:refunds')
  @NeedsStepUp()
  @DecidesAbout('refund')
  @HttpCode(200)
  @Idempotent(closeAgain)
  @Audited('refund.closed')
  @ApiOkResponse({ type: WaitsView })
  @ApiAcceptedResponse({ description: 'A second admin has to approve it', type: WaitsView })
  @ApiNotFoundResponse({ description: '`refund.not-found`', type: ProblemView })
  @ApiConflictResponse({ description: '`approval.pending`, `refund.not-manual`', type: ProblemView })
  async closeRefund(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { reference }: CloseRefundDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaitsView> {
    return accepted(await this.refunds.closeManual(id, admin.id, reference), reply);
  }

  /**
   * Refund unused passes of an order
   * @remarks Refunds unused passes of an order in money and points, until 14 days after their expiry.
   */
  @Post('orders/:id/refunds')
  @AllowAccess('admin:refunds')
  @NeedsStepUp()
  @DecidesAbout('order')
  @HttpCode(200)
  @Idempotent(refundAgain)
  @Audited('order.refunded')
  @ApiOkResponse({ type: WaitsView })
  @ApiAcceptedResponse({ description: 'A second admin has to approve it', type: WaitsView })
  @ApiNotFoundResponse({ description: '`order.not-found`', type: ProblemView })
  @ApiConflictResponse({
    description: '`approval.pending`, `order.nothing-to-refund`, `order.refund-window-over`',
    type: ProblemView,
  })
  async refundOrder(
    @CurrentUser() admin: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { reason, passIds }: AdminRefundDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaitsView> {
    const requested = { ...(passIds ? { passIds } : {}) };
    return accepted(await this.orderRefunds.byAdmin(admin.id, id, requested, reason), reply);
  }
}
