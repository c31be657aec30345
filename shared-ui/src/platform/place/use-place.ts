import {
  placeChosen,
  selectChosenPlace,
  useAppDispatch,
  useAppSelector,
  type AppState,
} from 'shared-ui/store';
import { useMemo } from 'react';
import { storePlace } from './place-cookie';

/** The city that lists begin with until the visitor chooses one. It orders them and filters nothing. */
const FIRST_CITY = 'kathmandu';

export interface Place {
  readonly city: string;
  readonly area: string | null;
  /** Whether the visitor chose it. */
  readonly isChosen: boolean;
}

/** The place that lists begin with. */
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

/** Stores a chosen place on the device and shows it at once. */
export function useChoosePlace(): (city: string, area?: string | null) => void {
  const dispatch = useAppDispatch();
  return (city, area = null) => {
    storePlace({ city, area });
    dispatch(placeChosen({ city, area }));
  };
}
