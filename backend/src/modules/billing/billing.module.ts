import { Module } from '@nestjs/common';
import { OwnDecisions } from '../../common/access/own-decisions.js';
import { ApprovalsModule } from '../approvals/index.js';
import { AuditModule } from '../audit/index.js';
import { AuthModule } from '../auth/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SettingsModule } from '../settings/index.js';
import { WorklistModule } from '../worklist/index.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { InvoicesPersonalData } from './invoices/invoices.personal-data.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { LedgerService } from './ledger.service.js';
import { PayoutAccountNotifications } from './notifications/payout-account.notifications.js';
import { PayoutAccountCodes } from './payout-accounts/payout-account-codes.service.js';
import { PayoutAccountMailsConsumer } from './payout-accounts/payout-account-mails.consumer.js';
import { PayoutAccountController } from './payout-accounts/payout-account.controller.js';
import { PayoutAccountsPersonalData } from './payout-accounts/payout-accounts.personal-data.js';
import { PayoutAccounts } from './payout-accounts/payout-accounts.service.js';
import { AdminPayoutRunTablesController } from './payout-runs/admin-payout-run-tables.controller.js';
import { AdminPayoutRunsController } from './payout-runs/admin-payout-runs.controller.js';
import { EntryTitles } from './payout-runs/entry-titles.port.js';
import { OwnPayoutsController } from './payout-runs/own-payouts.controller.js';
import { OwnPayouts } from './payout-runs/own-payouts.service.js';
import { PayoutFile } from './payout-runs/payout-file.service.js';
import { PayoutsWork } from './payout-runs/payouts-work.service.js';
import { PayoutRuns } from './payout-runs/payout-runs.service.js';
import { DailyStatements } from './vendor-accounts/daily-statements.job.js';
import { OwnAccountController } from './vendor-accounts/own-account.controller.js';
import { SoldPassCounts } from './vendor-accounts/sold-pass-counts.port.js';
import { PayoutsService } from './vendor-accounts/payouts.service.js';
import { OWN_PAYOUT_APPROVAL } from './payout-runs/own-payout.sql.js';
import { AdminAccountTablesController } from './vendor-accounts/admin-account-tables.controller.js';
import { AdminVendorAccountsController } from './vendor-accounts/admin-vendor-accounts.controller.js';

@Module({
  imports: [ApprovalsModule, AuditModule, AuthModule, SettingsModule, NotificationsModule, WorklistModule],
  controllers: [
    InvoicesController,
    OwnAccountController,
    PayoutAccountController,
    AdminPayoutRunsController,
    AdminPayoutRunTablesController,
    OwnPayoutsController,
    AdminAccountTablesController,
    AdminVendorAccountsController,
  ],
  providers: [
    PayoutAccountNotifications,
    LedgerService,
    InvoicesService,
    InvoicesPersonalData,
    DailyStatements,
    EntryTitles,
    SoldPassCounts,
    PayoutsService,
    PayoutAccounts,
    PayoutAccountsPersonalData,
    PayoutRuns,
    PayoutsWork,
    PayoutFile,
    OwnPayouts,
    PayoutAccountCodes,
    PayoutAccountMailsConsumer,
  ],
  exports: [EntryTitles, LedgerService, InvoicesService, PayoutsService, SoldPassCounts],
})
export class BillingModule {
  constructor(ownDecisions: OwnDecisions) {
    ownDecisions.register('approval', OWN_PAYOUT_APPROVAL);
  }
}
