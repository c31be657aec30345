import { BranchView } from '../../vendors/index.js';

/** A verified business on public pages. */
export class BrandView {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
  category: string;
  /** Null where the category is a text of the business's own. */
  categoryNe: string | null;
  city: string | null;
  cityNe: string | null;
  /** Deals that are live. */
  dealCount: number;
}

/** The page of a verified business, with what the law wants to be told. */
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
  /** Whom to turn to with a complaint. */
  contactName: string | null;
  contactPosition: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  /** Over the reviews of all its deals; null without reviews. */
  averageRating: number | null;
  reviewCount: number;
  branches: BranchView[];
}
