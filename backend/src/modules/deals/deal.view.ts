import { OmitType, PickType } from '@nestjs/swagger';
import { OpeningSpanView } from '../vendors/index.js';
import { EndedCasesView, GrievanceContactView, VerifiedView } from './trust.view.js';
import type { DealFood, DealTaxes, DiscountType, ModerationStatus, SaleMode } from './deal.entity.js';
import { PriceForView, ReferencePriceView } from './prices/deal-prices.view.js';
import type { ManagedStatus } from './list/deal-query.dto.js';

export class DealVendorView {
  id: number;
  slug: string;
  businessName: string;
  nameNe: string | null;
  logo: string | null;
}

export class DealCategoryView {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
  /** Slug of the parent category, if there is one. */
  parentSlug: string | null;
}

export class DealLocationView {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
}

export class DealAreaView {
  id: number;
  slug: string;
  name: string;
  nameNe: string;
}

/** Current usability of a deal, by the hours of a place and the deal's own terms. */
export class OpeningView {
  /** `unknown`: the place has no hours. */
  state: 'open' | 'closed' | 'unknown';
  /** Time of the next state change; null if the state does not change before the deal ends. */
  changesAt: string | null;
}

/** Photo of a deal. */
export class DealPhotoView {
  /** Path of the image in the default width. */
  path: string;
  /** Description for people who cannot see the photo. */
  alt: string | null;
  altNe: string | null;
}

/** Times that a business gave its deals, of the last 100 answers of customers (rule HN3). */
export class HonourView {
  given: number;
  counted: number;
}

/** Deal in lists. */
export class DealView {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** First photo; null if the cover is shown instead. */
  image: string | null;
  photoCount: number;
  /** Null below 20 answers. */
  honour: HonourView | null;
  /** Id of the cover named by the title; null for the typographic cover. */
  coverKey: string | null;
  discountType: DiscountType;
  discountValue: string;
  /** Whole rupees, like all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points for a redemption, before the membership's multiplier. The settings limit their value. */
  pointsEarned: number;
  /** True if the deal gives no points at present, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: SaleMode;
  /** Taxes and charges that the price does not include. */
  taxes: DealTaxes;
  /** Deal price with added taxes and charges, in whole rupees. */
  sumToPay: number;
  /** Unit of the price; null if the business does not state it. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Number of available passes; null without a limit. */
  placesLeft: number | null;
  status: ManagedStatus;
  vendor: DealVendorView;
  category: DealCategoryView;
  location: DealLocationView | null;
  /** Area of the displayed place: the nearest one with `near`. */
  area: DealAreaView | null;
  /** Distance from `near` to the nearest place; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** Next time the deal can be used; null if it can be used now, or if the time is unknown. */
  nextUseAt: string | null;
}

export class DealTermsView {
  redemptionLimit: number | null;
  totalLimit: number | null;
  dailyLimit: number | null;
  passValidityHours: number;
  /** 0 = Sunday; null means every day. */
  weekdays: number[] | null;
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  minimumBill: number | null;
  partySize: number | null;
}

export class DealBranchView {
  id: number;
  name: string;
  address: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  /** A day without a span is closed. Null if the hours are unknown. */
  hours: OpeningSpanView[] | null;
  opening: OpeningView;
  area: DealAreaView | null;
}

/** Location of a deal that does not take place at the branches. */
export class VenueView {
  name: string;
  nameNe: string | null;
  latitude: number;
  longitude: number;
  areaId: number | null;
}

/** Business on the page of its deal. */
export class DealPageVendorView extends DealVendorView {
  description: string;
  descriptionNe: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  grievanceContact: GrievanceContactView;
  address: string | null;
  city: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  /** Null if the date is unknown. */
  verified: VerifiedView | null;
  /** Null without an ended case. */
  endedCases: EndedCasesView | null;
  dealCount: number;
}

/** URLs of the image for link previews, 1200 by 630. They change with the content of the image. */
export class SocialPictureView {
  en: string;
  ne: string;
}

/** Percentages: the service charge on the price, then VAT on both. */
export class TaxRatesView {
  serviceCharge: number;
  vat: number;
}

/** Text description of a cover. */
export class CoverNameView {
  en: string;
  ne: string;
}

/** Page of a deal. */
export class DealPageView extends OmitType(DealView, ['vendor'] as const) {
  /** In order; the first photo is `image`. */
  photos: DealPhotoView[];
  /** Properties of the food; null if the business states none. */
  food: DealFood[] | null;
  /** Number of used codes, counted every 15 minutes; null below 10. */
  usedCount: number | null;
  vendor: DealPageVendorView;
  totalLimit: number | null;
  dailyLimit: number | null;
  terms: DealTermsView;
  taxRates: TaxRatesView;
  referencePrice: ReferencePriceView;
  /** Included items, one per line. */
  included: string[];
  /** In Nepali; empty if only the English lines exist. */
  includedNe: string[];
  /** Excluded items, one per line. */
  excluded: string[];
  excludedNe: string[];
  branches: DealBranchView[];
  venue: VenueView | null;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  ratingCounts: number[];
  socialPicture: SocialPictureView;
  /** Description of the cover that replaces a photo; null without such a cover. */
  coverName: CoverNameView | null;
}

/** Deal at a marker of a map. */
export class MapDealView extends PickType(DealView, [
  'id',
  'title',
  'titleNe',
  'discountType',
  'discountValue',
  'originalPrice',
  'discountedPrice',
] as const) {}

/** Branch or venue, with the deals that can be used there. */
export class MapPlaceView {
  /** Unique among the places of a map. */
  id: number;
  /** Null for a venue, like `address` and `city`. */
  branchId: number | null;
  businessName: string;
  /** Nepali name of the business. */
  businessNameNe: string | null;
  name: string;
  /** Nepali name of a venue, if it has one. */
  nameNe: string | null;
  address: string | null;
  city: string | null;
  latitude: number;
  longitude: number;
  deals: MapDealView[];
}

export class DealMapView {
  /** False if there are more deals than a map shows. */
  isComplete: boolean;
  places: MapPlaceView[];
}

/** Change that an admin requested before the decision. */
export class AskedDealChangeView {
  /** ISO 8601. */
  at: string;
  reasonCodes: string[];
  note: string;
}

export class PendingRevisionView {
  id: number;
  submittedAt: string;
  /** The changed fields with their new values. */
  changes: Record<string, unknown>;
}

export class RejectedRevisionView {
  id: number;
  decidedAt: string;
  reason: string;
  /** Changed fields with the rejected values. */
  changes: Record<string, unknown>;
}

/** Place and period in which the home page shows a deal. */
export class FeaturedSlotView {
  id: number;
  place: 'hero' | 'specials' | 'featured';
  from: string;
  /** Null: until the deal ends or the slot is removed. */
  until: string | null;
}

/** Deal as shown to its business and admins. */
export class ManagedDealView extends DealView {
  photos: DealPhotoView[];
  food: DealFood[] | null;
  totalLimit: number | null;
  dailyLimit: number | null;
  passValidityHours: number;
  weekdays: number[] | null;
  hoursFrom: string | null;
  hoursUntil: string | null;
  blackoutDates: string[] | null;
  minimumBill: number | null;
  partySize: number | null;
  branchIds: number[] | null;
  included: string[];
  includedNe: string[];
  excluded: string[];
  excludedNe: string[];
  venue: VenueView | null;
  /** Item of the price log that the business named or an admin confirmed. */
  priceItemId: number | null;
  moderationStatus: ModerationStatus;
  rejectionReason: string | null;
  rejectionCodes: string[];
  /** Requested change of the pending deal or revision; null after the next submission. */
  asked: AskedDealChangeView | null;
  pendingRevision: PendingRevisionView | null;
  /** Reason why the last revision was rejected, until the next one. */
  revisionRejection: string | null;
  /** Last rejected revision, until the next one. */
  rejectedRevision: RejectedRevisionView | null;
  submittedAt: string;
  /** Time at which the business requested featuring; null after the decision. */
  featureRequestedAt: string | null;
  vendorStatus: 'pending' | 'verified' | 'rejected' | 'suspended';
  /** Number of issued or redeemed passes. */
  placesTaken: number;
  redeemedCount: number;
  /** Number of unused codes. They keep their terms when the deal changes. */
  openCodes: number;
  version: number;
  /** Current and future slots on the home page. */
  featuredSlots: FeaturedSlotView[];
}

export class DealCountsView {
  drafts: number;
  pending: number;
  active: number;
  scheduled: number;
  paused: number;
  rejected: number;
  expired: number;
  /** Total of the passes accepted at the counter. */
  redemptions: number;
}
