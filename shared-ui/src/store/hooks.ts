import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectLanguage } from './language.slice';
import type { AppDispatch, AppState, AppStore } from './make-store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<AppStore>();

export const useLanguage = () => useAppSelector(selectLanguage);
