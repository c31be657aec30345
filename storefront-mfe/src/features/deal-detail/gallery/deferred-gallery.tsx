import { memo } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { deferredPart } from 'shared-ui/ui';
import { DealPicture } from '../deal-summary';

const Gallery = deferredPart(async () => (await import('../deal-details')).DealGallery);

/**
 * A row that scrolls and links already when the server rendered it: its code waits until the visitor moves. Rendered again before
 * that, React would take away what the server sent.
 */
export const DealPhotos = memo(({ deal }: { deal: DealPageView }) => {
  const picture = <DealPicture deal={deal} />;
  return deal.photoCount > 1 ? <Gallery deal={deal} waiting={picture} /> : picture;
});
