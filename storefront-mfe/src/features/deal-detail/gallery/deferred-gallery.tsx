import { memo } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { deferredPart } from 'shared-ui/ui';
import { DealPicture } from '../deal-summary';

const Gallery = deferredPart(async () => (await import('../deal-details')).DealGallery);

/**
 * Gallery whose server-rendered HTML scrolls and has working links. Its code loads on the visitor's first interaction. `memo`
 * prevents a render before that, in which React would remove the server-rendered HTML.
 */
export const DealPhotos = memo(({ deal }: { deal: DealPageView }) => {
  const picture = <DealPicture deal={deal} />;
  return deal.photoCount > 1 ? <Gallery deal={deal} waiting={picture} /> : picture;
});
