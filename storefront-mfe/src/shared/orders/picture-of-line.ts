import type { OrderLineView } from 'shared-ui/api/orders';
import type { Language } from 'shared-ui/i18n';
import { pictureOf } from 'shared-ui/ui';

/** Returns the picture of a bought deal, or its generated cover. */
export const pictureOfLine = (
  line: Pick<OrderLineView, 'image' | 'coverKey' | 'categorySlug' | 'dealId' | 'vendor'>,
  language: Language,
): string => pictureOf({ ...line, id: line.dealId, category: { slug: line.categorySlug } }, language);
