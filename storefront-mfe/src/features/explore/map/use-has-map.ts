import { useSyncExternalStore } from 'react';
import { mapTilesMeta } from 'shared-ui/remote';

const unchanged = () => () => undefined;
const hasTiles = (): boolean => document.querySelector(`meta[name="${mapTilesMeta}"]`) !== null;

/** False on the server and while its page is hydrated. The styles of the map come with its code. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    unchanged,
    () => true,
    () => false,
  );

/** True if the map is available. It requires tiles; the server renders without a map. */
export const useHasMap = (): boolean => useSyncExternalStore(unchanged, hasTiles, () => false);
