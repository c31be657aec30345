import type { AuditEntryView } from 'shared-ui/api/admin-audit';

/** Fields of a submission that have a name of their own. */
export const FIELD_NAMES = [
  'vatNumber',
  'registrationNumber',
  'businessName',
  'nameNe',
  'address',
  'tax',
  'registration',
] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reason of a decision, the note of a requested change, or the names of the fields that a submission changed. */
export function reasonOf({ action, after }: Pick<AuditEntryView, 'action' | 'after'>): string | string[] {
  if (!after) return '';
  if (action === 'vendor.submitted') return Array.isArray(after['fields']) ? after['fields'].map(String) : [];
  if (action === 'deal.rejected') return text(after['rejectionReason']);
  return text(after['note']) || text(after['reason']);
}
