import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnDecisions } from '../../common/access/own-decisions.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditModule } from '../audit/index.js';
import { BillingModule, SoldPassCounts } from '../billing/index.js';
import { DealsModule } from '../deals/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RedemptionsModule } from '../redemptions/index.js';
import { SettingsModule } from '../settings/index.js';
import { CartController } from './cart/cart.controller.js';
import { CartLine } from './cart/cart-line.entity.js';
import { CartPersonalData } from './cart/cart.personal-data.js';
import { CartService } from './cart/cart.service.js';
import { OpenOrders } from './checkout/open-orders.service.js';
import { CapacityReservations } from './checkout/capacity-reservations.service.js';
import { CaptureOrderPayment } from './checkout/capture-order-payment.use-case.js';
import { OpenOrderPayment } from './checkout/open-order-payment.use-case.js';
import { OrderReader } from './checkout/order-reader.service.js';
import { ReturnPasses } from './checkout/return-passes.use-case.js';
import { OrderRefunds } from './checkout/order-refunds.service.js';
import { OrderExpiryJob } from './checkout/order-expiry.job.js';
import { PaidBackPasses } from './checkout/paid-back-passes.service.js';
import { PlaceOrder } from './checkout/place-order.use-case.js';
import { TransferOffer } from './checkout/transfer-offer.service.js';
import { OwnOrderTablesController } from './own-order-tables.controller.js';
import { OrdersController } from './orders.controller.js';
import { OrdersPersonalData } from './orders.personal-data.js';
import { SOLD_PASSES } from './sold-passes.sql.js';
import { OwnOrdersService } from './own-orders.service.js';
import { OrderNotifications } from './notifications/order.notifications.js';
import { OWN_ORDER, OWN_ORDER_APPROVAL, OWN_ORDER_PAYMENT, OWN_ORDER_REFUND } from './own-order.sql.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([CartLine]),
    ApprovalsModule,
    AuditModule,
    BillingModule,
    DealsModule,
    LoyaltyModule,
    PaymentsModule,
    RedemptionsModule,
    SettingsModule,
    NotificationsModule,
  ],
  controllers: [CartController, OrdersController, OwnOrderTablesController],
  providers: [
    OrderNotifications,
    CartService,
    CartPersonalData,
    OpenOrders,
    CapacityReservations,
    CaptureOrderPayment,
    OpenOrderPayment,
    OrderReader,
    ReturnPasses,
    OrderRefunds,
    OrderExpiryJob,
    OrdersPersonalData,
    OwnOrdersService,
    PaidBackPasses,
    PlaceOrder,
    TransferOffer,
  ],
  exports: [OpenOrderPayment, OrderRefunds, OrderExpiryJob, PaidBackPasses, PlaceOrder],
})
export class OrdersModule {
  constructor(ownDecisions: OwnDecisions, counts: SoldPassCounts) {
    counts.register(SOLD_PASSES);
    ownDecisions.register('order', OWN_ORDER);
    ownDecisions.register('payment', OWN_ORDER_PAYMENT);
    ownDecisions.register('refund', OWN_ORDER_REFUND);
    ownDecisions.register('approval', OWN_ORDER_APPROVAL);
  }
}
