export { BillingModule } from './billing.module.js';
export { entriesOf, type LedgerAccount, type Move, unusedAccount, vendorAccount } from './ledger.policy.js';
export { vatOf } from './invoices/invoice.policy.js';
export type { Bill } from './invoices/invoices.service.js';
export { InvoicesService } from './invoices/invoices.service.js';
export { LedgerService, type Posting } from './ledger.service.js';
export { ledgerFaults } from './ledger-faults.js';
export * from './vendor-accounts/index.js';
