import type { CoveredDeal } from './covers';

interface Named {
  slug: string;
  name: string;
  nameNe?: string | null;
}

/** Fields of a deal that a card displays; the list view of the API contains all of them. */
export interface CardDeal extends CoveredDeal {
  title: string;
  titleNe?: string | null;
  discountType: string;
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
  /** The price including VAT and service charge, if they are added to it. */
  sumToPay?: number;
  endDate: string;
  /** Null while the deal has no reviews. */
  averageRating?: number | null;
  reviewCount?: number;
  category?: (Named & { parentSlug?: string | null }) | null;
  location?: Named | null;
  /** Area of the branch that the card names. */
  area?: Named | null;
  distanceMetres?: number | null;
  opening?: { state: 'open' | 'closed' | 'unknown'; changesAt: string | null };
  nextUseAt?: string | null;
  /** Uses in which the business gave the deal, of those counted; null below 20. */
  honour?: { given: number; counted: number } | null;
  /** Number of passes that can still be issued, if the deal has a limit. */
  placesLeft?: number | null;
}

/** Widths in which uploaded pictures of businesses are stored, in pixels. */
export const pictureWidths = [320, 640, 960, 1280] as const;
