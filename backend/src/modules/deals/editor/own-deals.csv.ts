import type { TableFile } from '../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ManagedDealView } from '../deal.view.js';

/** Deals of a business, for its owners and managers. */
export const OWN_DEALS_TABLE: TableFile<ManagedDealView> = {
  name: 'deals',
  headings: {
    en: [
      'Number',
      'Title',
      'Title in Nepali',
      'Category',
      'City',
      'State',
      'Original price (Rs.)',
      'Price (Rs.)',
      'From (Nepal)',
      'Until (Nepal)',
      'Submitted (Nepal)',
      'Used',
      'Reason of a rejection',
    ],
    ne: [
      'नम्बर',
      'शीर्षक',
      'नेपाली शीर्षक',
      'श्रेणी',
      'सहर',
      'अवस्था',
      'साबिक मूल्य (रु.)',
      'मूल्य (रु.)',
      'सुरु (नेपाली समय)',
      'अन्त्य (नेपाली समय)',
      'पठाएको (नेपाली समय)',
      'प्रयोग',
      'अस्वीकृतिको कारण',
    ],
  },
  cells: (deal, language) => [
    deal.id,
    deal.title,
    deal.titleNe,
    language === 'ne' ? deal.category.nameNe : deal.category.name,
    (language === 'ne' ? deal.location?.nameNe : deal.location?.name) ?? null,
    deal.status,
    deal.originalPrice,
    deal.discountedPrice,
    nepalMoment(deal.startDate),
    nepalMoment(deal.endDate),
    nepalMoment(deal.submittedAt),
    deal.redeemedCount,
    deal.rejectionReason,
  ],
};
