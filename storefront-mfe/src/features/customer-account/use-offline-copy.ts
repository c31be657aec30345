import { useEffect } from 'react';
import { api, useAppDispatch } from 'shared-ui/store';

/**
 * Reads the codes again when a service worker takes control of the page: on a first visit the page is
 * older than the worker, and only responses that pass through the worker are stored for offline use.
 */
export function useOfflineCopy(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!worker || worker.controller) return;
    const readAgain = () => void dispatch(api.util.invalidateTags(['Pass']));
    worker.addEventListener('controllerchange', readAgain, { once: true });
    return () => worker.removeEventListener('controllerchange', readAgain);
  }, [dispatch]);
}
