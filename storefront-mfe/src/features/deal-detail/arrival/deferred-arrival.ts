import { memo } from 'react';
import { whenTouched } from 'shared-ui/platform';
import { lazyPart } from 'shared-ui/ui';
import '../redeem/open-code.module.css';

/**
 * Result of a redemption without scripts, and the sender of an invitation. The server renders the space for it; the code loads on
 * the first interaction, or immediately with an invitation.
 */
export const DeferredArrival = memo(
  lazyPart(async () => {
    if (typeof window === 'undefined' || !location.search.includes('i=')) await whenTouched();
    return (await import('./arrival')).Arrival;
  }),
);
