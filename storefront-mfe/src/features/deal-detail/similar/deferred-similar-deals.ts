import { memo } from 'react';
// The server renders the cards, so their styles load with the page.
import 'shared-ui/theme/deal-card.ts';
import { deferredPart } from 'shared-ui/ui';
import '../../../shared/favorites/favorite-heart.module.css';

/**
 * Similar deals, rendered by the server as links. Their code loads on the first interaction. Rendering again before that
 * would make React remove the server's HTML.
 */
export const DeferredSimilarDeals = memo(
  deferredPart(async () => (await import('./similar-deals')).SimilarDeals),
);
