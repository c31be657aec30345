import type { OrderLineView } from 'shared-ui/api/orders';
import type { Language } from 'shared-ui/i18n';
import { pictureOf } from 'shared-ui/ui';

/** The picture of a bought deal, or the cover that stands in for it. */
export const pictureOfLine = (
  line: Pick<OrderLineView, 'image' | 'coverKey' | 'categorySlug' | 'dealId' | 'vendor'>,
  language: Language,
): string => pictureOf({ ...line, id: line.dealId, category: { slug: line.categorySlug } }, language);
