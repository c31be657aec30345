import { memo } from 'react';
import { deferredPart } from 'shared-ui/ui';
// The server renders the details, so their styles load with the page.
import '../../shared/trust/business-trust.module.css';
import './deal-details.module.css';
import './places/business-details.module.css';
import './places/deal-places.module.css';
import './places/place-card.module.css';
import './reviews/review-extract.module.css';
import './terms/deal-terms-list.module.css';
import './when/when-to-use.module.css';

/**
 * Details rendered by the server. Their code loads on the first interaction. Rendering again before that would make
 * React remove the server's HTML.
 */
export const DeferredDetails = memo(deferredPart(async () => (await import('./deal-details')).DealDetails));

/** As the details. */
export const DeferredTerms = memo(deferredPart(async () => (await import('./deal-details')).DealTermsList));
