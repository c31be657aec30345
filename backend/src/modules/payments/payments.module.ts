import { Module } from '@nestjs/common';
import { OwnDecisions } from '../../common/access/own-decisions.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditModule } from '../audit/index.js';
import { BillingModule } from '../billing/index.js';
import { MediaModule } from '../media/index.js';
import { WorklistModule } from '../worklist/index.js';
import { DisputesService } from './disputes/disputes.service.js';
import { GatewayHealth } from './gateways/gateway-health.service.js';
import { Gateways } from './gateways/gateways.service.js';
import { OpenPayment } from './capture/open-payment.use-case.js';
import { PayerMarks } from './capture/payer-marks.service.js';
import { PaymentReviewQueue } from './reconciliation/payment-review-queue.service.js';
import { PaymentPurposes } from './capture/payment-purposes.service.js';
import { PaymentLock } from './capture/payment-lock.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsPersonalData } from './payments.personal-data.js';
import { PaymentsWork } from './payments-work.service.js';
import { PaymentsService } from './payments.service.js';
import { Reconciler } from './reconciliation/reconciler.job.js';
import { RefundClaims } from './refunds/refund-claims.service.js';
import { RefundRunner } from './refunds/refund-runner.service.js';
import { RefundsService } from './refunds/refunds.service.js';
import { SettlePayment } from './capture/settle-payment.use-case.js';
import { AdminSettlementsController } from './settlements/admin-settlements.controller.js';
import { Chargebacks } from './settlements/chargebacks.service.js';
import { SettlementsService } from './settlements/settlements.service.js';
import { SlipsController } from './slips/slips.controller.js';
import { SlipsService } from './slips/slips.service.js';
import { OWN_PAYMENT, OWN_REFUND, OWN_REFUND_APPROVAL } from './own-payment.sql.js';

@Module({
  imports: [ApprovalsModule, AuditModule, BillingModule, MediaModule, WorklistModule],
  controllers: [PaymentsController, SlipsController, AdminSettlementsController],
  providers: [
    Chargebacks,
    DisputesService,
    GatewayHealth,
    Gateways,
    OpenPayment,
    PayerMarks,
    PaymentReviewQueue,
    PaymentPurposes,
    PaymentsPersonalData,
    PaymentsService,
    PaymentsWork,
    PaymentLock,
    Reconciler,
    RefundClaims,
    RefundRunner,
    RefundsService,
    SettlementsService,
    SettlePayment,
    SlipsService,
  ],
  exports: [
    Gateways,
    OpenPayment,
    PaymentReviewQueue,
    PaymentPurposes,
    PaymentsService,
    PaymentLock,
    RefundsService,
    SlipsService,
  ],
})
export class PaymentsModule {
  constructor(ownDecisions: OwnDecisions) {
    ownDecisions.register('payment', OWN_PAYMENT);
    ownDecisions.register('refund', OWN_REFUND);
    ownDecisions.register('approval', OWN_REFUND_APPROVAL);
  }
}
