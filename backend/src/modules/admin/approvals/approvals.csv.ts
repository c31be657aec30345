import type { TableFile } from '../../../common/csv/table-files.service.js';
import { nepalMoment } from '../../../common/time/nepal-day.js';
import type { ApprovalView } from './approval.view.js';

/** Requests that need a second admin. */
export const APPROVALS_TABLE: TableFile<ApprovalView> = {
  name: 'approvals',
  headings: {
    en: [
      'Request',
      'Kind',
      'Subject',
      'Name',
      'Amount (Rs.)',
      'Note',
      'State',
      'Requested by',
      'Requested (Nepal)',
      'Expires (Nepal)',
      'Decided by',
      'Decided (Nepal)',
      'Reason',
    ],
    ne: [
      'अनुरोध',
      'किसिम',
      'विषय',
      'नाम',
      'रकम (रु.)',
      'टिप्पणी',
      'अवस्था',
      'अनुरोध गर्ने',
      'अनुरोध (नेपाली समय)',
      'म्याद (नेपाली समय)',
      'निर्णय गर्ने',
      'निर्णय (नेपाली समय)',
      'कारण',
    ],
  },
  cells: (approval, language) => [
    approval.id,
    approval.kind,
    approval.subjectId,
    language === 'ne' ? (approval.subjectNe ?? approval.subject) : approval.subject,
    approval.amount,
    approval.note,
    approval.state,
    approval.requestedBy.name,
    nepalMoment(approval.requestedAt),
    nepalMoment(approval.expiresAt),
    approval.decidedBy?.name ?? null,
    nepalMoment(approval.decidedAt),
    approval.reason,
  ],
};
