import type { DiscountType } from '../deal.entity.js';

export type Script = 'en' | 'ne';

/** What the picture of a deal says. */
export interface SocialFacts {
  id: number;
  title: string;
  discountType: DiscountType;
  discountValue: string;
  originalPrice: number;
  discountedPrice: number;
  businessName: string;
  city: string | null;
  categorySlug: string;
  /** The path of the deal's own picture. */
  image: string | null;
}

const LOCALE: Record<Script, string> = { en: 'en-IN', ne: 'ne-NP' };
const CURRENCY: Record<Script, string> = { en: 'Rs.', ne: 'रु.' };
const BUY_GET = /^buy\s+(\d+),?\s+get\s+(\d+)(?:\s+free)?$/i;

const number = (value: number, script: Script): string =>
  new Intl.NumberFormat(LOCALE[script], { numberingSystem: script === 'ne' ? 'deva' : 'latn' }).format(value);

/** Whole rupees, `Rs. 1,00,000`. */
export const moneyText = (rupees: number, script: Script): string =>
  `${CURRENCY[script]} ${number(rupees, script)}`;

function ownWords(value: string, script: Script): string {
  const [, bought, free] = (script === 'ne' && BUY_GET.exec(value.trim())) || [];
  return bought && free
    ? `${number(Number(bought), script)} किन्दा ${number(Number(free), script)} सित्तैमा`
    : value;
}

/** The words on the badge, as the site writes them. */
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
