import type { AdminVendorView } from 'shared-ui/api/admin';
import type { AdminVendorDetailView } from 'shared-ui/api/admin-vendors';

export type VendorAction = 'verify' | 'reject' | 'suspend' | 'reinstate' | 'approveChange' | 'rejectChange';

const POSSIBLE: Readonly<Record<AdminVendorView['status'], readonly VendorAction[]>> = {
  pending: ['verify', 'reject'],
  verified: ['suspend'],
  rejected: [],
  suspended: ['reinstate'],
};

/** A business of a list or of its page. Lists have no pending business whose owner has not verified the e-mail. */
export type DecidedVendor = AdminVendorView & Partial<Pick<AdminVendorDetailView, 'isOwnerVerified'>>;

type Decidable = Pick<
  DecidedVendor,
  'status' | 'isTest' | 'isOwnerVerified' | 'proposedName' | 'proposedNameNe' | 'proposedCategory'
>;

/** Returns whether a pending business cannot be verified yet (rule G2). */
export const waitsForEmail = ({ status, isOwnerVerified }: Decidable): boolean =>
  status === 'pending' && isOwnerVerified === false;

/** Decisions that the server accepts about a business. The status of a test business never changes (rule TB1). */
export function actionsFor(vendor: Decidable): readonly VendorAction[] {
  const { status, isTest, proposedName, proposedNameNe, proposedCategory } = vendor;
  const possible = isTest
    ? []
    : POSSIBLE[status].filter((action) => action !== 'verify' || !waitsForEmail(vendor));
  return (proposedName ?? proposedNameNe ?? proposedCategory)
    ? [...possible, 'approveChange', 'rejectChange']
    : possible;
}
