import type { TableFile } from '../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ExportedList } from '../../audit/index.js';
import { type OfUser, USER_PASSES } from './user-passes-list.sql.js';
import { USER_POINTS } from './user-points-list.sql.js';
import type {
  AdminPointsEntryView,
  AdminSessionView,
  AdminUserPassView,
  UserDecisionView,
} from './users.view.js';

export const USER_PASSES_TABLE: ExportedList<OfUser, AdminUserPassView> = {
  name: 'user-passes',
  list: USER_PASSES,
  headings: {
    en: [
      'Code',
      'Deal',
      'Title',
      'Business number',
      'Business',
      'State',
      'Issued (Nepal)',
      'Expires (Nepal)',
      'Used (Nepal)',
      'Amount (Rs.)',
    ],
    ne: [
      'कोड',
      'अफर',
      'शीर्षक',
      'व्यवसाय नम्बर',
      'व्यवसाय',
      'अवस्था',
      'लिएको (नेपाली समय)',
      'म्याद (नेपाली समय)',
      'प्रयोग (नेपाली समय)',
      'रकम (रु.)',
    ],
  },
  cells: (pass, language) => [
    pass.id,
    pass.dealId,
    pass.dealTitle,
    pass.vendorId,
    language === 'ne' ? (pass.businessNameNe ?? pass.businessName) : pass.businessName,
    pass.state,
    nepalMoment(pass.issuedAt),
    nepalMoment(pass.expiresAt),
    nepalMoment(pass.redeemedAt),
    pass.amount,
  ],
};

export const USER_POINTS_TABLE: ExportedList<OfUser, AdminPointsEntryView> = {
  name: 'user-points',
  list: USER_POINTS,
  headings: {
    en: ['Number', 'When (Nepal)', 'Kind', 'Points', 'Deal', 'Title', 'Reason'],
    ne: ['नम्बर', 'कहिले (नेपाली समय)', 'किसिम', 'पोइन्ट', 'अफर', 'शीर्षक', 'कारण'],
  },
  cells: (entry) => [
    entry.id,
    nepalMoment(entry.createdAt),
    entry.kind,
    entry.delta,
    entry.dealId,
    entry.dealTitle,
    entry.reason,
  ],
};

export const USER_DECISIONS_TABLE: TableFile<UserDecisionView> = {
  name: 'user-decisions',
  headings: {
    en: ['Number', 'When (Nepal)', 'Decision', 'Reason', 'Admin'],
    ne: ['नम्बर', 'कहिले (नेपाली समय)', 'निर्णय', 'कारण', 'एडमिन'],
  },
  cells: ({ id, at, action, reason, admin }) => [id, nepalMoment(at), action, reason, admin],
};

export const USER_SESSIONS_TABLE: TableFile<AdminSessionView> = {
  name: 'user-sessions',
  headings: {
    en: ['Browser', 'System', 'Signed in (Nepal)', 'Last seen (Nepal)'],
    ne: ['ब्राउजर', 'प्रणाली', 'साइन इन (नेपाली समय)', 'पछिल्लो पटक (नेपाली समय)'],
  },
  cells: ({ browser, system, createdAt, lastSeenAt }) => [
    browser,
    system,
    nepalMoment(createdAt),
    nepalMoment(lastSeenAt),
  ],
};
