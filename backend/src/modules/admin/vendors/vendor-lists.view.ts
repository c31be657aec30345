import { DocumentView, type VendorStatus } from '../../vendors/index.js';

/** A business in the admins' lists. */
export class AdminVendorView {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  category: string;
  description: string;
  descriptionNe: string | null;
  logo: string | null;
  website: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  address: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  contactName: string | null;
  status: VendorStatus;
  statusReason: string | null;
  /** True for the test business of `npm run check:live`, which stays suspended (rule TB1). */
  isTest: boolean;
  submittedAt: string;
  ownerName: string;
  ownerEmail: string;
  dealCount: number;
  branchCount: number;
  /** Name or category that needs an admin's approval. */
  proposedName: string | null;
  proposedNameNe: string | null;
  proposedCategory: string | null;
  /** Incremented with every change of the profile. */
  version: number;
  documents: DocumentView[];
}
