import { toDevanagari } from './digits';
import type { Language } from './language';
import { formatMoney } from './money';
import { formatNumber } from './number';

export type BadgeKind = 'bogo' | 'percentage' | 'fixed';

export interface DiscountOffer {
  discountType: string;
  discountValue: string;
  originalPrice?: number | null;
  discountedPrice?: number | null;
}

export interface DiscountBadge {
  kind: BadgeKind;
  text: string;
}

const percentOff = (value: string, language: Language): string =>
  language === 'ne' ? `${toDevanagari(value)}% छुट` : `${value}% OFF`;

function rupeesOff(value: string, language: Language): string {
  const rupees = Number(value);
  if (language === 'ne') return `${Number.isNaN(rupees) ? value : formatMoney(rupees, 'ne')} छुट`;
  return `Rs. ${Number.isNaN(rupees) ? value : formatNumber(rupees, 'en')} OFF`;
}

const BUY_GET = /^buy\s+(\d+),?\s+get\s+(\d+)(?:\s+free)?$/i;

/** The shop's own words; the usual ones are known in Nepali too. */
function ownWords(value: string, language: Language): string {
  const [, bought, free] = (language === 'ne' && BUY_GET.exec(value.trim())) || [];
  return bought && free ? toDevanagari(`${bought} किन्दा ${free} सित्तैमा`) : value;
}

/** The words on the badge of a deal; the share saved where the kind of discount is unknown. */
export function discountBadge(offer: DiscountOffer, language: Language): DiscountBadge {
  if (offer.discountType === 'percentage') {
    return { kind: 'percentage', text: percentOff(offer.discountValue, language) };
  }
  if (offer.discountType === 'fixed')
    return { kind: 'fixed', text: rupeesOff(offer.discountValue, language) };
  if (offer.discountType === 'buyXgetY') {
    return {
      kind: 'bogo',
      text: ownWords(offer.discountValue, language),
    };
  }
  const { originalPrice, discountedPrice } = offer;
  const share =
    originalPrice && discountedPrice
      ? Math.round(((originalPrice - discountedPrice) / originalPrice) * 100)
      : 0;
  return { kind: 'percentage', text: percentOff(String(share), language) };
}
