import { captureInstallPrompt, readWaitingEntries } from 'shared-ui/platform';

/** Makes the site installable and readable offline. */
export function startWebApp(): void {
  captureInstallPrompt();
  if (readWaitingEntries())
    void import('./sign-out-warning/warn-at-sign-out').then((warning) => warning.warnAtSignOut());
  if (process.env.NODE_ENV !== 'production') return;
  const register = () => {
    navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  // Registered after the load event, so that it does not delay the first view.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
