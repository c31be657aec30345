import type { TableFile } from '../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ExportedList } from '../../audit/index.js';
import { type OfVendor, VENDOR_DEALS } from './vendor-deals-list.sql.js';
import type { AdminStaffView, AdminVendorDealView, VendorComplaintView } from './vendors.view.js';

export const VENDOR_DEALS_TABLE: ExportedList<OfVendor, AdminVendorDealView> = {
  name: 'vendor-deals',
  list: VENDOR_DEALS,
  headings: {
    en: [
      'Number',
      'Title',
      'Decision',
      'Switched on',
      'From (Nepal)',
      'Until (Nepal)',
      'Original price (Rs.)',
      'Price (Rs.)',
      'Rating',
      'Reviews',
      'Used',
    ],
    ne: [
      'नम्बर',
      'शीर्षक',
      'निर्णय',
      'चालु',
      'सुरु (नेपाली समय)',
      'अन्त्य (नेपाली समय)',
      'साबिक मूल्य (रु.)',
      'मूल्य (रु.)',
      'मूल्याङ्कन',
      'समीक्षा',
      'प्रयोग',
    ],
  },
  cells: (deal) => [
    deal.id,
    deal.title,
    deal.moderationStatus,
    deal.isActive ? 'yes' : 'no',
    nepalMoment(deal.startDate),
    nepalMoment(deal.endDate),
    deal.originalPrice,
    deal.discountedPrice,
    deal.averageRating,
    deal.ratingCount,
    deal.passesUsed,
  ],
};

export const VENDOR_STAFF_TABLE: TableFile<AdminStaffView> = {
  name: 'vendor-staff',
  headings: {
    en: ['User', 'Name', 'Email', 'Role', 'Branch'],
    ne: ['प्रयोगकर्ता', 'नाम', 'इमेल', 'भूमिका', 'शाखा'],
  },
  cells: ({ userId, name, email, role, branch }) => [userId, name, email, role, branch],
};

export const VENDOR_COMPLAINTS_TABLE: TableFile<VendorComplaintView> = {
  name: 'vendor-complaints',
  headings: {
    en: ['Number', 'When (Nepal)', 'Reason', 'Comment', 'Deal', 'Title', 'Stars', 'Review', 'Hidden'],
    ne: ['नम्बर', 'कहिले (नेपाली समय)', 'कारण', 'टिप्पणी', 'अफर', 'शीर्षक', 'तारा', 'समीक्षा', 'लुकाइएको'],
  },
  cells: (one) => [
    one.id,
    nepalMoment(one.at),
    one.reason,
    one.comment,
    one.dealId,
    one.dealTitle,
    one.rating,
    one.review,
    one.isHidden ? 'yes' : 'no',
  ],
};
