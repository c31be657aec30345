/** The browser's `beforeinstallprompt` event. It fires once, early, and can prompt only once. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

// Stored on the window, because the shell captures the event and a remote uses it: each has its own copy of this module.
declare global {
  interface Window {
    installOffer?: InstallOffer;
  }
}

/** Event that `captureInstallPrompt` fires. */
const OFFER_SAVED = 'installoffer';

/**
 * Stores the event for the screen that needs it later. The source of this function is inlined in rendered pages, because the
 * browser may fire the event before their scripts arrive, so it must not use anything outside of itself.
 */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event as InstallOffer;
    window.dispatchEvent(new Event('installoffer'));
  });
}

/** Returns the stored event and removes it; undefined if the browser fired none. */
export function takeInstallOffer(): InstallOffer | undefined {
  const offer = window.installOffer;
  delete window.installOffer;
  return offer;
}

/**
 * Subscribes to the arrival of the install prompt.
 * @returns a function that unsubscribes
 */
export function onInstallOffer(came: () => void): () => void {
  window.addEventListener(OFFER_SAVED, came);
  return () => window.removeEventListener(OFFER_SAVED, came);
}
