import { OmitType, PickType } from '@nestjs/swagger';
import { OpeningSpanView } from '../vendors/index.js';
import type {
  DealFood,
  DealTaxes,
  DiscountType,
  ModerationStatus,
  PriceUnit,
  SaleMode,
} from './deal.entity.js';
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
  /** Of the parent category, where there is one. */
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

/** Whether a deal can be used now, by the hours of a place and the deal's own terms. */
export class OpeningView {
  /** `unknown`: the place has no hours. */
  state: 'open' | 'closed' | 'unknown';
  /** When the state changes; null where it does not, or not before the deal ends. */
  changesAt: string | null;
}

/** What a price is for, such as two people or two nights. */
export class PriceForView {
  count: number;
  unit: PriceUnit;
}

/** A photo of a deal. */
export class DealPhotoView {
  /** In the usual width. */
  path: string;
  /** What it shows, for people who do not see it. */
  alt: string | null;
  altNe: string | null;
}

/** A deal in lists. */
export class DealView {
  id: number;
  vendorId: number;
  categoryId: number;
  locationId: number | null;
  title: string;
  titleNe: string | null;
  description: string;
  descriptionNe: string | null;
  /** The first photo; null: its cover stands in. */
  image: string | null;
  photoCount: number;
  /** The drawing that its title names; null: its typographic cover. */
  coverKey: string | null;
  discountType: DiscountType;
  discountValue: string;
  /** Whole rupees, as all prices. */
  originalPrice: number;
  discountedPrice: number;
  startDate: string;
  endDate: string;
  createdAt: string;
  redemptionLimit: number | null;
  /** Points that a use earns, before a membership multiplies them; never worth more than the settings allow. */
  pointsEarned: number;
  /** Whether it gives no points now, because its business owes too much. */
  pointsPaused: boolean;
  isActive: boolean;
  isApproved: boolean;
  isFeatured: boolean;
  saleMode: SaleMode;
  /** What the price is without. */
  taxes: DealTaxes;
  /** The deal price with what comes on top of it, in whole rupees. */
  sumToPay: number;
  /** What the price is for; null where the business says nothing. */
  priceFor: PriceForView | null;
  badge: string;
  averageRating: number | null;
  reviewCount: number;
  /** Passes still to be had; null without a cap. */
  placesLeft: number | null;
  status: ManagedStatus;
  vendor: DealVendorView;
  category: DealCategoryView;
  location: DealLocationView | null;
  /** Of the place of use that the card names: the nearest one with `near`. */
  area: DealAreaView | null;
  /** From `near` to the nearest place of use; null without `near`. */
  distanceMetres: number | null;
  opening: OpeningView;
  /** When it can be used next; null while it can be used now, or if that is not known. */
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
  /** A day without a span is closed. Null where nothing was said. */
  hours: OpeningSpanView[] | null;
  opening: OpeningView;
  area: DealAreaView | null;
}

/** Where a deal happens, if not at the branches of its business. */
export class VenueView {
  name: string;
  nameNe: string | null;
  latitude: number;
  longitude: number;
  areaId: number | null;
}

/** Whom to turn to with a complaint. */
export class GrievanceContactView {
  name: string | null;
  position: string | null;
  phone: string | null;
  email: string | null;
}

/** A business on the page of its deal. */
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
  dealCount: number;
}

/** Addresses of the picture that previews of a shared link show, 1200 by 630. They change with what it shows. */
export class SocialPictureView {
  en: string;
  ne: string;
}

/** In percent: the service charge of the price, then VAT of both. */
export class TaxRatesView {
  serviceCharge: number;
  vat: number;
}

/** What a drawing shows, in words. */
export class CoverNameView {
  en: string;
  ne: string;
}

/** A deal's own page. */
export class DealPageView extends OmitType(DealView, ['vendor'] as const) {
  /** In their order; the first one is `image`. */
  photos: DealPhotoView[];
  /** What the business says about the food; null where it says nothing. */
  food: DealFood[] | null;
  vendor: DealPageVendorView;
  totalLimit: number | null;
  dailyLimit: number | null;
  terms: DealTermsView;
  taxRates: TaxRatesView;
  /** What one gets, line by line. */
  included: string[];
  /** In Nepali; empty where only the other language is there. */
  includedNe: string[];
  /** What one does not get, line by line. */
  excluded: string[];
  excludedNe: string[];
  branches: DealBranchView[];
  venue: VenueView | null;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  ratingCounts: number[];
  socialPicture: SocialPictureView;
  /** Of the drawing that stands in for a photo; null where none does. */
  coverName: CoverNameView | null;
}

/** A deal as a mark on a map names it. */
export class MapDealView extends PickType(DealView, [
  'id',
  'title',
  'titleNe',
  'discountType',
  'discountValue',
  'originalPrice',
  'discountedPrice',
] as const) {}

/** A branch or a deal's own place, and what can be used there. */
export class MapPlaceView {
  /** Unique among the places of a map. */
  id: number;
  /** Null at a deal's own place, as `address` and `city`. */
  branchId: number | null;
  businessName: string;
  /** Of the business, as `businessName`. */
  businessNameNe: string | null;
  name: string;
  /** Of a deal's own place, if it has one. */
  nameNe: string | null;
  address: string | null;
  city: string | null;
  latitude: number;
  longitude: number;
  deals: MapDealView[];
}

export class DealMapView {
  /** False when there are more deals than a map shows. */
  isComplete: boolean;
  places: MapPlaceView[];
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
  /** The changed fields with the values that were not accepted. */
  changes: Record<string, unknown>;
}

/** When and where the home page shows a deal. */
export class FeaturedSlotView {
  id: number;
  place: 'hero' | 'specials' | 'featured';
  from: string;
  /** Null: until the deal ends or somebody takes it away. */
  until: string | null;
}

/** A deal as its business and admins see it. */
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
  moderationStatus: ModerationStatus;
  rejectionReason: string | null;
  rejectionCodes: string[];
  pendingRevision: PendingRevisionView | null;
  /** Why the last change of the live deal was rejected, until the next change. */
  revisionRejection: string | null;
  /** The change that was rejected, until the next one. */
  rejectedRevision: RejectedRevisionView | null;
  submittedAt: string;
  /** When the business asked to have it shown on the home page; null once that is decided. */
  featureRequestedAt: string | null;
  vendorStatus: 'pending' | 'verified' | 'rejected' | 'suspended';
  /** Passes that are issued or redeemed. */
  placesTaken: number;
  redeemedCount: number;
  /** Codes that customers have and did not use yet. They keep their terms whatever changes. */
  openCodes: number;
  version: number;
  /** The slots of the home page that run or are yet to come. */
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
  /** Passes accepted at the counter, ever. */
  redemptions: number;
}
