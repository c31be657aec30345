import type { TableFile } from '../../common/csv/table-files.service.js';
import { nepalMoment } from '../../common/time/nepal-day.js';
import type { OrderLineView, OrderSummaryView } from './order.view.js';

export interface OrderedLine {
  order: OrderSummaryView;
  line: OrderLineView;
}

/** A customer's own orders, one row per deal. */
export const ORDERS_TABLE: TableFile<OrderedLine> = {
  name: 'orders',
  headings: {
    en: [
      'Order',
      'Ordered (Nepal)',
      'Paid (Nepal)',
      'State',
      'Deal',
      'Business',
      'Number',
      'Price (Rs.)',
      'Sum (Rs.)',
      'Total of the order (Rs.)',
      'Paid with points (Rs.)',
    ],
    ne: [
      'अर्डर',
      'अर्डर गरेको (नेपाली समय)',
      'तिरेको (नेपाली समय)',
      'अवस्था',
      'अफर',
      'व्यवसाय',
      'सङ्ख्या',
      'मूल्य (रु.)',
      'जम्मा (रु.)',
      'अर्डरको जम्मा (रु.)',
      'पोइन्टबाट तिरेको (रु.)',
    ],
  },
  cells: ({ order, line }, language) => [
    order.id,
    nepalMoment(order.createdAt),
    nepalMoment(order.paidAt),
    order.state,
    language === 'ne' ? (line.titleNe ?? line.title) : line.title,
    language === 'ne' ? (line.vendor.nameNe ?? line.vendor.businessName) : line.vendor.businessName,
    line.quantity,
    line.unitPrice,
    line.lineTotal,
    order.total,
    order.pointsValue,
  ],
};
