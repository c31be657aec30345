import { useFavoritesListQuery } from 'shared-ui/api/favorites';
import { useRedemptionsMineQuery } from 'shared-ui/api/redemptions';
import type { Signal } from './likes';

const LIMIT = 50;

/** Returns the redeemed passes and favorites of the account; undefined while they load. */
export function useAccountSignals(): readonly Signal[] | undefined {
  const used = useRedemptionsMineQuery({ state: ['redeemed'], limit: LIMIT });
  const favorites = useFavoritesListQuery({ limit: LIMIT });
  if (used.isLoading || favorites.isLoading) return undefined;
  return [...(used.data ?? []).map(({ deal }) => deal), ...(favorites.data ?? [])];
}
