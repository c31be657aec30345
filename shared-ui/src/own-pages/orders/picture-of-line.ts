import type { OrderLineView } from '../../store/api/generated/orders';
import { coverOf } from '../../ui/deal-card';

/** The picture of a bought deal, or the cover that stands in for it. */
export const pictureOfLine = ({
  image,
  categorySlug,
  dealId,
}: Pick<OrderLineView, 'image' | 'categorySlug' | 'dealId'>): string =>
  image || coverOf(categorySlug, dealId);
