import type { DealTemplateView } from 'shared-ui/api/deal-templates';
import { computeDiscountedPrice } from '../../../shared/price/discount';

type Content = DealTemplateView['content'];

interface TemplateSums {
  /** Amount that a customer pays per visit, in rupees. */
  charged: number;
  /** Discount per visit, in rupees. */
  given: number;
}

/** Number of pieces in the original price: two for a two-for-one deal, otherwise one. */
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

/** Returns the content of the template with the price of the business. */
export function withPrice(content: Content, price: number | null): Content {
  if (price === null) return content;
  const original = String(price * piecesOf(content));
  return content.discountType === 'buyXgetY'
    ? { ...content, originalPrice: original, discountedPrice: String(price) }
    : { ...content, originalPrice: original };
}
