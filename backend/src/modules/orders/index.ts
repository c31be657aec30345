export { OrderRefunds } from './checkout/order-refunds.service.js';
export { PaidBackPasses } from './checkout/paid-back-passes.service.js';
export { OrderExpiryJob } from './checkout/order-expiry.job.js';
export { OrderMissing } from './order.errors.js';
export { OrdersModule } from './orders.module.js';
export { ORDER_LEDGER_CHECKS } from './order-ledger-checks.sql.js';
export { SOLD_PASSES } from './sold-passes.sql.js';
