import { coverOf } from './covers';

interface Named {
  slug: string;
  name: string;
  nameNe?: string | null;
}

/** What a card shows of a deal; the list's view of the API has it all. */
export interface CardDeal {
  id: number;
  title: string;
  titleNe?: string | null;
  image?: string | null;
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
  vendor?: { businessName: string; nameNe?: string | null } | null;
  category?: Named | null;
  location?: Named | null;
  /** How many are left of a capped deal. */
  placesLeft?: number | null;
}

/** In which widths a shop's own picture is kept. */
export const pictureWidths = [320, 640, 960, 1280] as const;

/** The shop's own picture, or the cover that stands in for it. */
export const pictureOf = (deal: Pick<CardDeal, 'id' | 'image' | 'category'>): string =>
  deal.image || coverOf(deal.category?.slug ?? '', deal.id);
