import { readBundle } from './bundle';
import { toDevanagari } from '../numbers/digits';
import type { Language } from '../language';
import { formatMoney } from '../numbers/money';
import { formatNumber } from '../numbers/number';

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

/** Returns the text that the business typed; in Nepali the usual forms are translated. */
function ownWords(value: string, language: Language): string {
  const bundle = language === 'ne' ? readBundle(value) : null;
  if (!bundle) return value;
  const { received, paid, form } = bundle;
  const texts = {
    'buy-get': `${paid} किन्दा ${received - paid} सित्तैमा`,
    for: `${paid} को मूल्यमा ${received}`,
    nights: `${paid} रातको मूल्यमा ${received} रात`,
  };
  return toDevanagari(texts[form]);
}

/** Returns the badge of a deal. For an unknown discount type it shows the saving in percent. */
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
