import { Injectable } from '@nestjs/common';
import { type KindRules, NotificationKinds } from '../../notifications/index.js';
import { ASKED, CHANGE_REJECTED, DECIDED } from './vendor-notifications.sql.js';
import { en } from './translations-en.js';
import { ne } from './translations-ne.js';

const DEALS: KindRules = { mutedBy: 'business', path: '/dashboard/deals' };
const BUSINESS: KindRules = { mutedBy: 'business', path: '/dashboard/business' };

const parameters = ({ vendorId }: { vendorId: number }): unknown[] => [vendorId];

/** Registers the notifications of the owner of a business about decisions of admins. */
@Injectable()
export class VendorNotifications {
  constructor(notifications: NotificationKinds) {
    notifications.register({
      en,
      ne,
      kinds: {
        'vendor-verified': DEALS,
        'vendor-rejected': BUSINESS,
        'vendor-change-asked': BUSINESS,
        'vendor-suspended': BUSINESS,
        'vendor-reinstated': DEALS,
        'vendor-change-approved': BUSINESS,
        'vendor-change-rejected': BUSINESS,
      },
      events: {
        'vendor.verified': { kind: 'vendor-verified', statement: DECIDED, parameters },
        'vendor.rejected': { kind: 'vendor-rejected', statement: DECIDED, parameters },
        'vendor.change-asked': { kind: 'vendor-change-asked', statement: ASKED, parameters },
        'vendor.suspended': { kind: 'vendor-suspended', statement: DECIDED, parameters },
        'vendor.reinstated': { kind: 'vendor-reinstated', statement: DECIDED, parameters },
        'vendor.change-approved': { kind: 'vendor-change-approved', statement: DECIDED, parameters },
        'vendor.change-rejected': { kind: 'vendor-change-rejected', statement: CHANGE_REJECTED, parameters },
      },
    });
  }
}
