import type { AdminVendorView } from 'shared-ui/api/admin';

export type VendorAction = 'verify' | 'reject' | 'suspend' | 'reinstate';

const POSSIBLE: Readonly<Record<AdminVendorView['status'], readonly VendorAction[]>> = {
  pending: ['verify', 'reject'],
  verified: ['suspend'],
  rejected: [],
  suspended: ['reinstate'],
};

/** What an admin can do with a business in this state; the server has the last word. */
export const actionsFor = (status: AdminVendorView['status']): readonly VendorAction[] => POSSIBLE[status];

/** Everything but verifying is said with a reason. */
export const needsReason = (action: VendorAction): boolean => action !== 'verify';
