import { InvoicePage } from './invoice-page';
import { orderScreen } from './order-head';
import { OrderPage } from './order-page';
import { OrdersPage } from './orders-page';

/** Orders with passes, payments and invoices; the same screens in every dashboard. */
export const orders = orderScreen(OrdersPage, 'title');
export const order = orderScreen(OrderPage, 'title');
export const invoice = orderScreen(InvoicePage, 'invoiceTitle');
