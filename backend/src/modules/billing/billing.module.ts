import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { SettingsModule } from '../settings/index.js';
import { InvoicesController } from './invoices/invoices.controller.js';
import { InvoicesPersonalData } from './invoices/invoices.personal-data.js';
import { InvoicesService } from './invoices/invoices.service.js';
import { LedgerService } from './ledger.service.js';
import { DailyStatements } from './vendor-accounts/daily-statements.js';
import { OwnAccountController } from './vendor-accounts/own-account.controller.js';
import { PayoutsService } from './vendor-accounts/payouts.service.js';

@Module({
  imports: [AuditModule, SettingsModule],
  controllers: [InvoicesController, OwnAccountController],
  providers: [LedgerService, InvoicesService, InvoicesPersonalData, DailyStatements, PayoutsService],
  exports: [LedgerService, InvoicesService, PayoutsService],
})
export class BillingModule {}
