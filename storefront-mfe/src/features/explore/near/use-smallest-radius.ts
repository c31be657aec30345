import { dealsApi } from 'shared-ui/api/deals';
import { useAppDispatch } from 'shared-ui/store';
import { radii, type Radius } from '../filters/filters';

const MIN_DEALS = 3;

/** @returns a function that finds the smallest radius with three deals around a position */
export function useSmallestRadius(): (near: string) => Promise<Radius | undefined> {
  const dispatch = useAppDispatch();
  return async (near) => {
    for (const radius of radii) {
      const asked = dealsApi.endpoints.dealsList.initiate({ near, radius, limit: MIN_DEALS });
      const { data } = await dispatch(asked);
      if ((data?.length ?? 0) >= MIN_DEALS) return radius;
    }
    return undefined;
  };
}
