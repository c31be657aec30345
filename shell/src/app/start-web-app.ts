import { captureInstallPrompt } from 'shared-ui/platform';

/** Makes an app of the site: installable, and readable without a connection. */
export function startWebApp(): void {
  captureInstallPrompt();
  if (process.env.NODE_ENV !== 'production') return;
  // After everything the first view needs.
  window.addEventListener('load', () => {
    navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  });
}
