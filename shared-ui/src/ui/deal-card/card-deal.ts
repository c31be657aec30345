import type { CoveredDeal } from './covers';

interface Named {
  slug: string;
  name: string;
  nameNe?: string | null;
}

/** What a card shows of a deal; the list's view of the API has it all. */
export interface CardDeal extends CoveredDeal {
  title: string;
  titleNe?: string | null;
  discountType: string;
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
  /** The price with VAT and service charge, where they come on top of it. */
  sumToPay?: number;
  endDate: string;
  /** Null while nobody has reviewed it. */
  averageRating?: number | null;
  reviewCount?: number;
  category?: (Named & { parentSlug?: string | null }) | null;
  location?: Named | null;
  /** Of the place of use that the card names. */
  area?: Named | null;
  distanceMetres?: number | null;
  opening?: { state: 'open' | 'closed' | 'unknown'; changesAt: string | null };
  nextUseAt?: string | null;
  /** How many are left of a capped deal. */
  placesLeft?: number | null;
}

/** In which widths a shop's own picture is kept. */
export const pictureWidths = [320, 640, 960, 1280] as const;
