import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** City and optional area that the visitor chose, as slugs. */
export interface ChosenPlace {
  readonly city: string;
  readonly area: string | null;
}

interface PlaceState {
  /** Null until the visitor chooses. */
  readonly chosen: ChosenPlace | null;
  /** Coordinates in degrees, in the format of the API, while the visitor shares their position. */
  readonly position: string | null;
}

const placeSlice = createSlice({
  name: 'place',
  initialState: { chosen: null, position: null } as PlaceState,
  reducers: {
    placeChosen: (state, { payload }: PayloadAction<ChosenPlace | null>) => ({ ...state, chosen: payload }),
    positionShared: (state, { payload }: PayloadAction<string | null>) => ({ ...state, position: payload }),
  },
  selectors: {
    selectChosenPlace: ({ chosen }) => chosen,
    selectPosition: ({ position }) => position,
  },
});

export const placeReducer = placeSlice.reducer;
export const { placeChosen, positionShared } = placeSlice.actions;
export const { selectChosenPlace, selectPosition } = placeSlice.selectors;
