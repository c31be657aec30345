import { useSyncExternalStore } from 'react';
import { mapTilesMeta } from 'shared-ui/remote';

const unchanged = () => () => undefined;
const hasTiles = (): boolean => document.querySelector(`meta[name="${mapTilesMeta}"]`) !== null;

/** True if the map is available. It requires tiles; the server renders without a map. */
export const useHasMap = (): boolean => useSyncExternalStore(unchanged, hasTiles, () => false);
