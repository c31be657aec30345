import {
  placeChosen,
  selectChosenPlace,
  useAppDispatch,
  useAppSelector,
  type AppState,
} from 'shared-ui/store';
import { useMemo } from 'react';
import { storePlace } from './place-cookie';

/** Default city of lists until the visitor chooses one. It affects the order only, not the filters. */
const FIRST_CITY = 'kathmandu';

export interface Place {
  readonly city: string;
  readonly area: string | null;
  /** True if the visitor chose the place. */
  readonly isChosen: boolean;
}

/** Returns the place that orders the lists. */
export function placeOf(state: AppState): Place {
  const chosen = selectChosenPlace(state);
  return chosen ? { ...chosen, isChosen: true } : { city: FIRST_CITY, area: null, isChosen: false };
}

export function usePlace(): Place {
  const chosen = useAppSelector(selectChosenPlace);
  return useMemo(
    () => (chosen ? { ...chosen, isChosen: true } : { city: FIRST_CITY, area: null, isChosen: false }),
    [chosen],
  );
}

/** Returns a function that stores a chosen place on the device and updates the page. */
export function useChoosePlace(): (city: string, area?: string | null) => void {
  const dispatch = useAppDispatch();
  return (city, area = null) => {
    storePlace({ city, area });
    dispatch(placeChosen({ city, area }));
  };
}
