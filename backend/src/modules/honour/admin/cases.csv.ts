import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ExportedList } from '../../audit/index.js';
import type { AdminCasesQuery } from '../cases/case.dto.js';
import type { HonourCaseRowView } from '../cases/case.view.js';
import { CASES } from '../cases/cases-list.sql.js';

export const CASES_TABLE: ExportedList<AdminCasesQuery, HonourCaseRowView> = {
  name: 'cases',
  list: CASES,
  headings: {
    en: [
      ...['Number', 'Opened', 'State', 'Reason', 'Asked for', 'Business', 'Name', 'Deal', 'Title'],
      ...['Promised (Rs.)', 'Paid (Rs.)', 'Due', 'Due by', 'Closed'],
    ],
    ne: [
      ...['नम्बर', 'खोलिएको', 'अवस्था', 'कारण', 'मागेको', 'व्यवसाय', 'नाम', 'अफर', 'शीर्षक'],
      ...['भनेको मूल्य (रु.)', 'तिरेको (रु.)', 'म्याद', 'कसको पालो', 'टुङ्गिएको'],
    ],
  },
  cells: (one) => [
    ...[one.number, nepalMoment(one.openedAt), one.state, one.reason, one.asked],
    ...[one.vendor.id, one.vendor.businessName, one.deal.id, one.deal.title],
    ...[one.promised, one.paid, nepalMoment(one.dueAt), one.dueBy, nepalMoment(one.closedAt)],
  ],
};
