import { memo } from 'react';
// The server renders the cards, so their styles come with the page.
import 'shared-ui/theme/deal-card.ts';
import { deferredPart } from 'shared-ui/ui';
import '../../../shared/favorites/favorite-heart.module.css';

/**
 * Below what is in sight, and links already: their code waits until the reader moves. Rendered again before that,
 * React would take away what the server sent.
 */
export const DeferredSimilarDeals = memo(
  deferredPart(async () => (await import('./similar-deals')).SimilarDeals),
);
