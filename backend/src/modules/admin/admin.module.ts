import { Module } from '@nestjs/common';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditModule } from '../audit/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { WorklistModule } from '../worklist/index.js';
import { AdminApprovalsController } from './approvals/admin-approvals.controller.js';
import { AuditLogController } from './audit-log/audit-log.controller.js';
import { AuditTableController } from './audit-log/audit-table.controller.js';
import { AdminFiguresController } from './figures/admin-figures.controller.js';
import { FiguresService } from './figures/figures.service.js';
import { AdminOverviewController } from './overview/admin-overview.controller.js';
import { OverviewService } from './overview/overview.service.js';
import { AdminPaymentListsController } from './payments/admin-payment-lists.controller.js';
import { AdminPaymentsController } from './payments/admin-payments.controller.js';
import { AdminReconciliationController } from './payments/admin-reconciliation.controller.js';
import { AdminReportsController } from './reports/admin-reports.controller.js';
import { ReportsService } from './reports/reports.service.js';
import { AdminSearchController } from './search/admin-search.controller.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { UserDetailQuery } from './users/user-detail.service.js';
import { VendorChecks } from './vendor-checks/vendor-checks.service.js';
import { AdminVendorDetailsController } from './vendors/admin-vendor-details.controller.js';
import { VendorDetailQuery } from './vendors/vendor-detail.service.js';
import { AdminUserTablesController } from './users/admin-user-tables.controller.js';
import { AdminVendorListsController } from './vendors/admin-vendor-lists.controller.js';
import { AdminVendorTablesController } from './vendors/admin-vendor-tables.controller.js';

@Module({
  imports: [ApprovalsModule, AuditModule, LoyaltyModule, OrdersModule, PaymentsModule, WorklistModule],
  controllers: [
    AdminApprovalsController,
    AuditLogController,
    AuditTableController,
    AdminFiguresController,
    AdminOverviewController,
    AdminVendorDetailsController,
    AdminUsersController,
    AdminPaymentListsController,
    AdminPaymentsController,
    AdminReconciliationController,
    AdminReportsController,
    AdminSearchController,
    AdminUserTablesController,
    AdminVendorListsController,
    AdminVendorTablesController,
  ],
  providers: [
    FiguresService,
    OverviewService,
    ReportsService,
    UserDetailQuery,
    VendorChecks,
    VendorDetailQuery,
  ],
})
export class AdminModule {}
