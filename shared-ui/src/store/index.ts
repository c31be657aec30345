// Modules of which only one instance may exist. The shell and the remotes share them, so every page loads every export.
export { Provider } from 'react-redux';
export { api } from './api/base-api';
export { needsStepUp, STEP_UP_ASKED, stepUp, type StepUpQuestion } from './api/step-up-question';
export type { ServerAnswer, ServerRead } from './api/server-read';
export type { TagType } from './api/tag-types';
export { isApiFailure, toFailure, type ApiFailure, type FieldFailure } from './api/failure';
export { useAppDispatch, useAppSelector, useAppStore, useLanguage } from './hooks';
export type { Language } from '../format';
export { languageChosen, rememberedLanguage, rememberLanguage, selectLanguage } from './language.slice';
export { makeStore, type AppDispatch, type AppState, type AppStore } from './make-store';
export {
  placeChosen,
  positionShared,
  selectChosenPlace,
  selectPosition,
  type ChosenPlace,
} from './place.slice';
export { readSessionHint, selectSessionHint, sessionHinted } from './session.slice';
export { selectToast, toastDismissed, toastShown, type Toast, type ToastText } from './toasts.slice';
