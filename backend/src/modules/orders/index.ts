export { OrderRefunds } from './checkout/order-refunds.js';
export { OrderSweeper } from './checkout/order-sweeper.js';
export { OrderMissing } from './order.errors.js';
export { OrdersModule } from './orders.module.js';
