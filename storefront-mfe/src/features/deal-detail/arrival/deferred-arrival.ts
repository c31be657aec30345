import { memo } from 'react';
import { whenTouched } from 'shared-ui/platform';
import { lazyPart } from 'shared-ui/ui';
import '../redeem/open-code.module.css';

/**
 * What the server says after a redemption without scripts, and who invites to the deal. Its space is in the page that the server
 * sends; its code waits for the visitor's first move unless somebody invites.
 */
export const DeferredArrival = memo(
  lazyPart(async () => {
    if (typeof window === 'undefined' || !location.search.includes('i=')) await whenTouched();
    return (await import('./arrival')).Arrival;
  }),
);
