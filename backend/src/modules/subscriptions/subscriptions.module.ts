import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OwnDecisions } from '../../common/access/own-decisions.js';
import { AuditModule } from '../audit/index.js';
import { BillingModule } from '../billing/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PaymentsModule } from '../payments/index.js';
import { Entitlements } from './entitlements.service.js';
import { MembershipsController } from './memberships/memberships.controller.js';
import { MembershipsPersonalData } from './memberships/memberships.personal-data.js';
import { MembershipsService } from './memberships/memberships.service.js';
import { MembershipPeriods } from './memberships/membership-periods.service.js';
import { MembershipRefunds } from './memberships/membership-refunds.service.js';
import { OwnMembershipsController } from './memberships/own-memberships.controller.js';
import { OwnMembershipsService } from './memberships/own-memberships.service.js';
import { PlanNotifications } from './notifications/plan.notifications.js';
import { PlanLedgerEntries } from './plan-orders/plan-ledger-entries.service.js';
import { CapturePlanPayment } from './plan-orders/capture-plan-payment.use-case.js';
import { OpenPlanPayment } from './plan-orders/open-plan-payment.use-case.js';
import { PlanOrdersController } from './plan-orders/plan-orders.controller.js';
import { PlanOrdersPersonalData } from './plan-orders/plan-orders.personal-data.js';
import { PlanOrdersService } from './plan-orders/plan-orders.service.js';
import { PlanReminders } from './plan-reminders.service.js';
import { AdminPlansController } from './plans/admin-plans.controller.js';
import { MembershipEditing } from './plans/membership-editing.service.js';
import { Membership } from './plans/membership.entity.js';
import { PlanEditing } from './plans/plan-editing.service.js';
import { SubscriptionPlan } from './plans/subscription-plan.entity.js';
import { SubscriptionPeriods } from './vendor-subscriptions/subscription-periods.service.js';
import { SubscriptionPeriodsJob } from './vendor-subscriptions/subscription-periods.job.js';
import { VendorSubscription } from './vendor-subscriptions/vendor-subscription.entity.js';
import { VendorSubscriptionsController } from './vendor-subscriptions/vendor-subscriptions.controller.js';
import { VendorSubscriptionsService } from './vendor-subscriptions/vendor-subscriptions.service.js';
import { OWN_PLAN_APPROVAL, OWN_PLAN_PAYMENT, OWN_PLAN_REFUND } from './plan-orders/own-plan-order.sql.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Membership, SubscriptionPlan, VendorSubscription]),
    AuditModule,
    BillingModule,
    PaymentsModule,
    NotificationsModule,
  ],
  controllers: [
    AdminPlansController,
    MembershipsController,
    OwnMembershipsController,
    PlanOrdersController,
    VendorSubscriptionsController,
  ],
  providers: [
    PlanNotifications,
    MembershipEditing,
    PlanEditing,
    MembershipPeriods,
    MembershipRefunds,
    MembershipsPersonalData,
    MembershipsService,
    OwnMembershipsService,
    PlanLedgerEntries,
    CapturePlanPayment,
    OpenPlanPayment,
    PlanOrdersPersonalData,
    PlanOrdersService,
    PlanReminders,
    SubscriptionPeriods,
    VendorSubscriptionsService,
    Entitlements,
    SubscriptionPeriodsJob,
  ],
  exports: [MembershipsService, Entitlements],
})
export class SubscriptionsModule {
  constructor(ownDecisions: OwnDecisions) {
    ownDecisions.register('payment', OWN_PLAN_PAYMENT);
    ownDecisions.register('refund', OWN_PLAN_REFUND);
    ownDecisions.register('approval', OWN_PLAN_APPROVAL);
  }
}
