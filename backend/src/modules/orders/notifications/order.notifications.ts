import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../notifications/index.js';
import { NOT_HONORED, PAID, REFUNDED } from './order-notifications.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

const ORDER: KindRules = { mutedBy: null, path: '/dashboard/orders/{orderId}' };

/** Registers the notifications of customers about their orders. */
@Injectable()
export class OrderNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: { 'order-paid': ORDER, 'order-refunded': ORDER, 'order-not-honored': ORDER },
      events: {
        'order.paid': { kind: 'order-paid', statement: PAID, parameters: ({ orderId }) => [orderId] },
        'order.refunded': {
          kind: 'order-refunded',
          statement: REFUNDED,
          parameters: ({ orderId }) => [orderId],
        },
        'order.not-honored': {
          kind: 'order-not-honored',
          statement: NOT_HONORED,
          parameters: ({ orderId }) => [orderId],
        },
      },
    });
  }
}
