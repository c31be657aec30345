import { useCallback } from 'react';
import { toastShown, useAppDispatch, type ToastText } from 'shared-ui/store';

/** Shows a toast in the place that the shell keeps for it. */
export function useToast(): (toast: ToastText) => void {
  const dispatch = useAppDispatch();
  return useCallback((toast: ToastText) => void dispatch(toastShown(toast)), [dispatch]);
}
