import { lazyPart } from 'shared-ui/kit';
import { whenTouched } from './when-touched';

/** Below what is in sight, and links already: their code waits until the reader moves. */
export const DeferredSimilarDeals = lazyPart(async () => {
  await whenTouched();
  return (await import('./similar-deals')).SimilarDeals;
});
