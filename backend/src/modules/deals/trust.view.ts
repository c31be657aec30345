import type { VendorPaper } from '../vendors/index.js';

/** Verification of a business by an admin. */
export class VerifiedView {
  at: string;
  /** Papers that the admin saw, without those whose number the business changed afterwards. */
  papers: VendorPaper[];
}

/** Cases that ended in the last 12 months, by outcome. */
export class EndedCasesView {
  /** The business offered what the customer accepted. */
  settled: number;
  forCustomer: number;
  forBusiness: number;
  withdrawn: number;
  /** Median of the days from the opening to the end, rounded up. */
  medianDays: number;
}

/** Contact for complaints. */
export class GrievanceContactView {
  name: string | null;
  position: string | null;
  phone: string | null;
  email: string | null;
}
