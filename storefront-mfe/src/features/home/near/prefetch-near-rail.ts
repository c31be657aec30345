import { dealsApi } from 'shared-ui/api/deals';
import { placeOf } from 'shared-ui/platform';
import type { ScreenContext } from 'shared-ui/remote';
import { MIN_DEALS, railKinds, railQueries } from './rail-queries';

/** Fetches the lists of the city's rail in order, until one has enough deals. */
export async function prefetchNearRail({ dispatch, getState }: ScreenContext['store']): Promise<void> {
  const queries = railQueries(placeOf(getState()), null);
  for (const kind of railKinds) {
    const { data } = await dispatch(dealsApi.endpoints.dealsList.initiate(queries[kind]));
    if ((data?.length ?? 0) >= MIN_DEALS) return;
  }
}
