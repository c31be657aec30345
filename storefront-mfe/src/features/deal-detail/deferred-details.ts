import { memo } from 'react';
import { deferredPart } from 'shared-ui/ui';
// The server renders the details, so their styles come with the page.
import './deal-details.module.css';
import './places/business-details.module.css';
import './places/deal-places.module.css';
import './places/place-card.module.css';
import './terms/deal-terms-list.module.css';
import './when/when-to-use.module.css';

/**
 * Text and links already when the server rendered them: their code waits until the visitor moves. Rendered again before that,
 * React would take away what the server sent.
 */
export const DeferredDetails = memo(deferredPart(async () => (await import('./deal-details')).DealDetails));

/** As the details. */
export const DeferredTerms = memo(deferredPart(async () => (await import('./deal-details')).DealTermsList));
