import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from './api/base-api';
import type { ServerRead } from './api/server-read';
import { languageReducer } from './language.slice';
import { placeReducer } from './place.slice';
import { sessionReducer } from './session.slice';
import { toastsReducer } from './toasts.slice';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  language: languageReducer,
  place: placeReducer,
  session: sessionReducer,
  toasts: toastsReducer,
});

export type AppState = ReturnType<typeof rootReducer>;

/** @param read reads from the API on the server; otherwise `fetch` does */
export const makeStore = (preloadedState?: Partial<AppState>, read?: ServerRead) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults({ thunk: { extraArgument: read } }).concat(api.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
