import type { DealTemplateView } from 'shared-ui/api/deal-templates';
import { computeDiscountedPrice } from '../../../shared/price/discount';

type Content = DealTemplateView['content'];

interface TemplateSums {
  /** What a customer pays for a visit. */
  charged: number;
  /** What is taken off. */
  given: number;
}

/** Two of what has this price, for the price of one; else the price itself. */
const piecesOf = ({ discountType }: Content): number => (discountType === 'buyXgetY' ? 2 : 1);

/** @param price of one piece or one visit, in whole rupees */
export function templateSums(content: Content, price: number): TemplateSums | null {
  const original = price * piecesOf(content);
  const charged =
    content.discountType === 'buyXgetY'
      ? price
      : computeDiscountedPrice(content.discountType ?? 'percentage', content.discountValue ?? '', price);
  return charged === null ? null : { charged, given: original - charged };
}

/** The template with the price of the business. */
export function withPrice(content: Content, price: number | null): Content {
  if (price === null) return content;
  const original = String(price * piecesOf(content));
  return content.discountType === 'buyXgetY'
    ? { ...content, originalPrice: original, discountedPrice: String(price) }
    : { ...content, originalPrice: original };
}
