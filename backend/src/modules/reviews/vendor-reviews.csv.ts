import type { TableFile } from '../../common/csv/table-files.service.js';
import { nepalMoment } from '../../common/time/nepal-day.js';
import type { VendorReviewView } from './vendor-review.view.js';

/** Reviews of a business's deals. */
export const VENDOR_REVIEWS_TABLE: TableFile<VendorReviewView> = {
  name: 'reviews',
  headings: {
    en: ['Number', 'Written (Nepal)', 'Deal', 'Title', 'Author', 'Stars', 'Comment', 'Reply'],
    ne: ['नम्बर', 'लेखिएको (नेपाली समय)', 'अफर', 'शीर्षक', 'लेखक', 'तारा', 'टिप्पणी', 'जवाफ'],
  },
  cells: (review, language) => [
    review.id,
    nepalMoment(review.createdAt),
    review.dealId,
    language === 'ne' ? (review.dealTitleNe ?? review.dealTitle) : review.dealTitle,
    review.author,
    review.rating,
    review.comment,
    review.reply,
  ],
};
