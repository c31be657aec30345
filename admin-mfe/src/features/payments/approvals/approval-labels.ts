import type { ApprovalView } from 'shared-ui/api/admin-approvals';
import { inLanguage, type Format, type Translate } from 'shared-ui/i18n';
import type { approvalsTexts } from './approvals-texts';

type Words = Translate<NonNullable<(typeof approvalsTexts)['keys']>>;

/** Returns the subject of a request, such as "Payout run of Nov 26, 2026". */
export function subjectOf({ kind, subject, subjectNe }: ApprovalView, t: Words, format: Format): string {
  const name = inLanguage(format.language, subject ?? '', subjectNe);
  return t(`kind_${kind}`, { subject: kind === 'payout-run' && subject ? format.day(subject) : name });
}

/** Path of the page that shows the subject. */
export function pathOf({ kind, subjectId, paymentId }: ApprovalView): string {
  if (kind === 'payout') return `/dashboard/vendors/${subjectId}`;
  if (kind === 'payout-run') return `/dashboard/payments?tab=accounts&list=runs&run=${subjectId}`;
  if (kind === 'honour-decision') return `/dashboard/cases/${subjectId}`;
  return `/dashboard/payments/${paymentId ?? ''}`;
}
