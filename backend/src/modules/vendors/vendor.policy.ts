import { VendorStateForbids } from './vendor.errors.js';
import type { VendorStatus } from './vendor.entity.js';

const NEXT: Record<VendorStatus, readonly VendorStatus[]> = {
  pending: ['verified', 'rejected'],
  rejected: ['pending'],
  verified: ['suspended'],
  suspended: ['verified'],
};

/** Rejects `vendor.state-forbids` with the current state if the transition is not allowed. */
export function assertVendorMayBecome(current: VendorStatus, next: VendorStatus): void {
  if (!NEXT[current].includes(next)) throw new VendorStateForbids({ currentState: current });
}

/** Nothing is asked to be changed: of what was submitted again, or decided. */
export const NOT_ASKED = { askedAt: null, askedReasons: [], askedNote: null };
