import { VendorStateForbids } from './vendor.errors.js';
import type { Vendor, VendorStatus } from './vendor.entity.js';

const NEXT: Record<VendorStatus, readonly VendorStatus[]> = {
  pending: ['verified', 'rejected'],
  rejected: ['pending'],
  verified: ['suspended'],
  suspended: ['verified'],
};

/** Rejects `vendor.state-forbids` with the current state if the transition is not allowed. A test business stays suspended (rule TB1). */
export function assertVendorMayBecome(current: VendorStatus, next: VendorStatus, isTest = false): void {
  if (isTest || !NEXT[current].includes(next)) throw new VendorStateForbids({ currentState: current });
}

/** Nothing is asked to be changed: of what was submitted again, or decided. */
export const NOT_ASKED = { askedAt: null, askedReasons: [], askedNote: null };

/** Field with the number that each paper proves. */
const PROVED = { registration: 'registrationNumber', tax: 'vatNumber' } as const;

/** Verified papers after a change by the owner: a paper does not prove another number (rule B5). */
export const papersAfter = (
  vendor: Pick<Vendor, 'verifiedPapers' | 'registrationNumber' | 'vatNumber'>,
  changes: Partial<Pick<Vendor, 'registrationNumber' | 'vatNumber'>>,
): Vendor['verifiedPapers'] =>
  vendor.verifiedPapers.filter((paper) => {
    const wanted = changes[PROVED[paper]];
    return wanted === undefined || wanted === vendor[PROVED[paper]];
  });
