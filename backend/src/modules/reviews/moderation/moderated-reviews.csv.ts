import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ExportedList } from '../../audit/index.js';
import type { AdminReviewsQuery } from './moderated-reviews.dto.js';
import type { AdminReviewView } from './moderated-reviews.view.js';
import { REVIEWS } from './moderated-reviews-list.sql.js';

export const REVIEWS_TABLE: ExportedList<AdminReviewsQuery, AdminReviewView> = {
  name: 'reviews',
  list: REVIEWS,
  headings: {
    en: [
      'Number',
      'Written',
      'Deal',
      'Title',
      'Business',
      'Author',
      'Name',
      'Stars',
      'Comment',
      'Reply',
      'Open reports',
      'Hidden',
      'Reason',
    ],
    ne: [
      'नम्बर',
      'लेखिएको',
      'अफर',
      'शीर्षक',
      'व्यवसाय',
      'लेखक',
      'नाम',
      'तारा',
      'टिप्पणी',
      'जवाफ',
      'बाँकी उजुरी',
      'लुकाइएको',
      'कारण',
    ],
  },
  cells: (review) => [
    review.id,
    nepalMoment(review.createdAt),
    review.deal.id,
    review.deal.title,
    review.vendor.businessName,
    review.author.id,
    review.author.name,
    review.rating,
    review.comment,
    review.reply,
    review.reports.length,
    nepalMoment(review.hiddenAt),
    review.hiddenReason,
  ],
};
