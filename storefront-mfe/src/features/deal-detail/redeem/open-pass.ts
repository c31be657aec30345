import { redemptionsApi, type PassView } from 'shared-ui/api/redemptions';
import type { AppDispatch } from 'shared-ui/store';

const LARGEST_PAGE = 100;

/** The signed-in customer's open code of a deal, or null. Throws the API's error. */
export async function fetchOpenPass(dispatch: AppDispatch, dealId: number): Promise<PassView | null> {
  const query = redemptionsApi.endpoints.redemptionsMine.initiate(
    { state: ['issued'], limit: LARGEST_PAGE },
    { forceRefetch: true, subscribe: false },
  );
  const passes = await dispatch(query).unwrap();
  return passes.find((pass) => pass.dealId === dealId) ?? null;
}
