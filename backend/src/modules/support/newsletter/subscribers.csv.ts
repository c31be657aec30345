import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ExportedList } from '../../audit/index.js';
import type { AdminSubscribersQuery, AdminSubscriberView } from './subscribers.dto.js';
import { SUBSCRIBERS } from './subscribers-list.sql.js';

/** The subscribers as a table for a spreadsheet (rule MS4). */
export const SUBSCRIBERS_TABLE: ExportedList<AdminSubscribersQuery, AdminSubscriberView> = {
  name: 'newsletter',
  list: SUBSCRIBERS,
  headings: {
    en: ['Number', 'Email', 'Language', 'State', 'Asked (Nepal)', 'Confirmed (Nepal)', 'Left (Nepal)'],
    ne: ['नम्बर', 'इमेल', 'भाषा', 'अवस्था', 'अनुरोध (नेपाली समय)', 'पुष्टि (नेपाली समय)', 'छोडेको (नेपाली समय)'],
  },
  cells: (subscriber) => [
    subscriber.id,
    subscriber.email,
    subscriber.language,
    subscriber.state,
    nepalMoment(subscriber.askedAt),
    nepalMoment(subscriber.confirmedAt),
    nepalMoment(subscriber.leftAt),
  ],
};
