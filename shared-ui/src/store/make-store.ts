import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from './api/base-api';
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

export const makeStore = (preloadedState?: Partial<AppState>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().concat(api.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
