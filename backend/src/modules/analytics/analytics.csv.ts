import type { TableFile } from '../../common/csv/table-files.service.js';
import type { AnalyticsDayView } from './analytics.view.js';

/** Redemptions of a business by day in Nepal. */
export const ANALYTICS_DAYS_TABLE: TableFile<AnalyticsDayView> = {
  name: 'analytics',
  headings: {
    en: ['Day', 'Used', 'Revenue (Rs.)', 'Used, period before'],
    ne: ['दिन', 'प्रयोग', 'आम्दानी (रु.)', 'अघिल्लो अवधिको प्रयोग'],
  },
  cells: ({ date, redemptions, revenue, before }) => [date, redemptions, revenue, before],
};
