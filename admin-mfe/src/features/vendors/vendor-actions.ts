import type { AdminVendorView } from 'shared-ui/api/admin';

export type VendorAction = 'verify' | 'reject' | 'suspend' | 'reinstate' | 'approveChange' | 'rejectChange';

const POSSIBLE: Readonly<Record<AdminVendorView['status'], readonly VendorAction[]>> = {
  pending: ['verify', 'reject'],
  verified: ['suspend'],
  rejected: [],
  suspended: ['reinstate'],
};

type Decidable = Pick<AdminVendorView, 'status' | 'proposedName' | 'proposedNameNe' | 'proposedCategory'>;

/** Actions that the state of a business allows. The server checks them again. */
export const actionsFor = ({
  status,
  proposedName,
  proposedNameNe,
  proposedCategory,
}: Decidable): readonly VendorAction[] =>
  (proposedName ?? proposedNameNe ?? proposedCategory)
    ? [...POSSIBLE[status], 'approveChange', 'rejectChange']
    : POSSIBLE[status];
