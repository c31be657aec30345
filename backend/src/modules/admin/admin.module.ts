import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditModule } from '../audit/index.js';
import { BillingModule } from '../billing/index.js';
import { DealsModule } from '../deals/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { VendorsModule } from '../vendors/index.js';
import { AdminApprovalsController } from './approvals/admin-approvals.controller.js';
import { AdminDealsController } from './admin-deals.controller.js';
import { AdminDealChecksController } from './admin-deal-checks.controller.js';
import { AdminTablesController } from './admin-tables.controller.js';
import { AdminVendorsController } from './admin-vendors.controller.js';
import { AdminOverviewController } from './overview/admin-overview.controller.js';
import { OverviewService } from './overview/overview.service.js';
import { AdminPaymentListsController } from './payments/admin-payment-lists.controller.js';
import { AdminPaymentsController } from './payments/admin-payments.controller.js';
import { AdminReconciliationController } from './payments/admin-reconciliation.controller.js';
import { AdminReportsController } from './reports/admin-reports.controller.js';
import { ReportsService } from './reports/reports.service.js';
import { AdminReviewsController } from './reviews/admin-reviews.controller.js';
import { AdminSearchController } from './search/admin-search.controller.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { UserDetailQuery } from './users/user-detail.service.js';
import { AdminAccountTablesController } from './vendor-accounts/admin-account-tables.controller.js';
import { AdminVendorAccountsController } from './vendor-accounts/admin-vendor-accounts.controller.js';
import { AdminVendorDetailsController } from './vendors/admin-vendor-details.controller.js';
import { VendorDetailQuery } from './vendors/vendor-detail.service.js';

@Module({
  imports: [
    ApprovalsModule,
    AuditModule,
    BillingModule,
    DealsModule,
    LoyaltyModule,
    OrdersModule,
    PaymentsModule,
    ReviewsModule,
    VendorsModule,
  ],
  controllers: [
    AdminApprovalsController,
    AdminOverviewController,
    AdminDealChecksController,
    AdminDealsController,
    AdminVendorsController,
    AdminVendorDetailsController,
    AdminUsersController,
    AdminPaymentListsController,
    AdminPaymentsController,
    AdminReconciliationController,
    AdminAccountTablesController,
    AdminVendorAccountsController,
    AdminReportsController,
    AdminReviewsController,
    AdminSearchController,
    AdminTablesController,
  ],
  providers: [OverviewService, ReportsService, UserDetailQuery, VendorDetailQuery],
})
export class AdminModule {}
