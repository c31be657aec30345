import type { AdminVendorView } from 'shared-ui/api/admin';

export type VendorAction = 'verify' | 'reject' | 'suspend' | 'reinstate' | 'approveChange' | 'rejectChange';

const POSSIBLE: Readonly<Record<AdminVendorView['status'], readonly VendorAction[]>> = {
  pending: ['verify', 'reject'],
  verified: ['suspend'],
  rejected: [],
  suspended: ['reinstate'],
};

type Decidable = Pick<
  AdminVendorView,
  'status' | 'isTest' | 'proposedName' | 'proposedNameNe' | 'proposedCategory'
>;

/** Decisions that the server accepts about a business. The status of a test business never changes (rule TB1). */
export function actionsFor(vendor: Decidable): readonly VendorAction[] {
  const { status, isTest, proposedName, proposedNameNe, proposedCategory } = vendor;
  const possible = isTest ? [] : POSSIBLE[status];
  return (proposedName ?? proposedNameNe ?? proposedCategory)
    ? [...possible, 'approveChange', 'rejectChange']
    : possible;
}
