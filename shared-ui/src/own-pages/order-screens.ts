import { InvoicePage } from './orders/invoice-page';
import { orderScreen } from './orders/order-head';
import { OrderPage } from './orders/order-page';
import { OrdersPage } from './orders/orders-page';

/** What somebody bought, with codes, payments and invoices: the same in every dashboard. */
export const orders = orderScreen(OrdersPage, 'title');
export const order = orderScreen(OrderPage, 'title');
export const invoice = orderScreen(InvoicePage, 'invoiceTitle');
