import { useEffect, useSyncExternalStore } from 'react';
import { hasSaved } from 'shared-ui/platform';
import { readSessionHint, useAppStore, type AppStore } from 'shared-ui/store';
import type { FavoriteMarks } from './favorite-marks';

interface FavoriteDeal {
  id: number;
  discountedPrice: number;
}

const listeners = new Set<() => void>();
let marks: FavoriteMarks | undefined;
let version = 0;
let opening: Promise<FavoriteMarks> | undefined;

const changed = (): void => {
  version += 1;
  listeners.forEach((listener) => listener());
};

/** Loads the code for favorites on the first press, or when there are favorites to show. */
function open(store: AppStore): Promise<FavoriteMarks> {
  opening ??= import(/* webpackChunkName: "favorite-marks" */ './favorite-marks').then(
    ({ openFavoriteMarks }) => (marks = openFavoriteMarks(store, changed)),
  );
  opening.catch(() => (opening = undefined));
  return opening;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a deal is a favorite, and a function that toggles it. */
export function useFavorite(deal: FavoriteDeal): { isFavorite: boolean; toggle(): void } {
  const store = useAppStore();
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
  useEffect(() => {
    if (readSessionHint() || hasSaved()) void open(store).catch(() => undefined);
  }, [store]);
  return {
    isFavorite: marks?.has(deal.id) ?? false,
    toggle: () =>
      void open(store).then(
        ({ toggle }) => toggle(deal),
        () => undefined,
      ),
  };
}
