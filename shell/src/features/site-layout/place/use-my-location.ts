import { useState } from 'react';
import type { PlaceView } from 'shared-ui/api/catalog';
import { askNearMe, kilometersBetween, nearestOf, useChoosePlace } from 'shared-ui/platform';
import { positionShared, useAppDispatch } from 'shared-ui/store';

/** Maximum distance between the position and an area that is chosen for it. */
const MAX_AREA_KM = 3;

interface MyLocation {
  isLocating: boolean;
  hasFailed: boolean;
  ask(): void;
}

/**
 * Chooses the nearest city, and an area if one is near. The exact position stays in the page; the API receives a rounded one.
 */
export function useMyLocation(places: readonly PlaceView[], onClose: () => void): MyLocation {
  const dispatch = useAppDispatch();
  const choose = useChoosePlace();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function ask(): Promise<void> {
    setState('asking');
    const answer = await askNearMe();
    if (!('place' in answer)) return setState('failed');
    const [latitude = 0, longitude = 0] = answer.place.split(',').map(Number);
    const here = { latitude, longitude };
    const city = nearestOf(here, places);
    if (!city) return setState('failed');
    const area = nearestOf(here, city.areas);
    choose(city.slug, area && kilometersBetween(here, area) <= MAX_AREA_KM ? area.slug : null);
    dispatch(positionShared(answer.place));
    onClose();
  }

  return { isLocating: state === 'asking', hasFailed: state === 'failed', ask: () => void ask() };
}
