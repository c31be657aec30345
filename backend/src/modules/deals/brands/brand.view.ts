import { BranchView } from '../../vendors/index.js';
import { HonourView } from '../deal.view.js';
import { EndedCasesView, VerifiedView } from '../trust.view.js';

/** Verified business on public pages. */
export class BrandView {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null if the business entered a category of its own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Null below 20 answers (rule HN3). */
  honour: HonourView | null;
  /** Number of live deals. */
  dealCount: number;
}

/** Page of a verified business, with the legally required details. */
export class BrandPageView extends BrandView {
  businessType: string | null;
  description: string;
  descriptionNe: string | null;
  website: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  registrationNumber: string | null;
  /** PAN or VAT number. */
  vatNumber: string | null;
  /** Contact for complaints. */
  contactName: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Average over the reviews of all its deals; null without reviews. */
  averageRating: number | null;
  reviewCount: number;
  /** End of the period that began with three cases decided against it within 30 days (rule HN11); null outside of one. */
  honourNoteUntil: string | null;
  /** Null if the date is unknown. */
  verified: VerifiedView | null;
  /** Null without an ended case. */
  endedCases: EndedCasesView | null;
  branches: BranchView[];
}
