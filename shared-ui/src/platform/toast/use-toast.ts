import { useCallback } from 'react';
import { toastShown, useAppDispatch, type ToastText } from 'shared-ui/store';

/** Returns a function that shows a toast in the toast area of the shell. */
export function useToast(): (toast: ToastText) => void {
  const dispatch = useAppDispatch();
  return useCallback((toast: ToastText) => void dispatch(toastShown(toast)), [dispatch]);
}
