import type { DiscountType } from '../deal.entity.js';

export type Script = 'en' | 'ne';

/** Content of a deal's social picture. */
export interface SocialFacts {
  id: number;
  title: string;
  discountType: DiscountType;
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
  businessName: string;
  city: string | null;
  vendorId: number;
  /** Slugs of the category and its parent. */
  categorySlugs: string[];
  /** Path of the deal's own image. */
  image: string | null;
}

const LOCALE: Record<Script, string> = { en: 'en-IN', ne: 'ne-NP' };
const CURRENCY: Record<Script, string> = { en: 'Rs.', ne: 'रु.' };
const BUY_GET = /^buy\s+(\d+),?\s+get\s+(\d+)(?:\s+free)?$/i;
const MORE_FOR_LESS = /^(\d+)\s+(nights?\s+)?for\s+(\d+)$/i;

const number = (value: number, script: Script): string =>
  new Intl.NumberFormat(LOCALE[script], { numberingSystem: script === 'ne' ? 'deva' : 'latn' }).format(value);

/** Whole rupees, `Rs. 1,00,000`. */
export const moneyText = (rupees: number, script: Script): string =>
  `${CURRENCY[script]} ${number(rupees, script)}`;

/** Badge text of the business; common forms are translated, as on the site. */
function ownWords(value: string, script: Script): string {
  if (script === 'en') return value;
  const count = (digits?: string): string => number(Number(digits), script);
  const buyGet = BUY_GET.exec(value.trim());
  if (buyGet) return `${count(buyGet[1])} किन्दा ${count(buyGet[2])} सित्तैमा`;
  const bundle = MORE_FOR_LESS.exec(value.trim());
  if (!bundle) return value;
  const [, received, nights, paid] = bundle;
  return nights
    ? `${count(paid)} रातको मूल्यमा ${count(received)} रात`
    : `${count(paid)} को मूल्यमा ${count(received)}`;
}

/** Badge text, as on the site. */
export function badgeText(
  { discountType, discountValue }: Pick<SocialFacts, 'discountType' | 'discountValue'>,
  script: Script,
): string {
  const off = script === 'ne' ? 'छुट' : 'OFF';
  const amount = Number(discountValue);
  if (discountType === 'buyXgetY' || Number.isNaN(amount)) return ownWords(discountValue, script);
  return discountType === 'percentage'
    ? `${number(amount, script)}% ${off}`
    : `${moneyText(amount, script)} ${off}`;
}
