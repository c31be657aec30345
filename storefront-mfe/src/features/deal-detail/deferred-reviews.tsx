import { lazy, Suspense } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';

let ask: () => void;
const asked = new Promise<void>((resolve) => (ask = resolve));

const LazyReviews = lazy(async () => {
  if (typeof window !== 'undefined') await asked;
  return { default: (await import('./reviews/reviews')).Reviews };
});

/**
 * The reviews are in the page that the server sends, for everybody who reads it. Their code comes when
 * somebody turns to them: most decide without.
 */
export function DeferredReviews({ deal, isAsked }: { deal: DealPageView; isAsked: boolean }) {
  if (isAsked) ask();
  return (
    <Suspense>
      <LazyReviews deal={deal} />
    </Suspense>
  );
}
