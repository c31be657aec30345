import { useSyncExternalStore } from 'react';
import { mapTilesMeta } from 'shared-ui/remote';

const unchanged = () => () => undefined;
const hasTiles = (): boolean => document.querySelector(`meta[name="${mapTilesMeta}"]`) !== null;

/** Whether the map is offered: without tiles it gives no orientation inside a city. The server offers none. */
export const useHasMap = (): boolean => useSyncExternalStore(unchanged, hasTiles, () => false);
