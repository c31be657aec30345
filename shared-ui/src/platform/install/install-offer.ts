/** The browser's offer to install the site as an app. It comes once, early, and is good for one asking. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

// On the window, because the shell hears of it and a remote asks for it: each has a copy of this file.
declare global {
  interface Window {
    installOffer?: InstallOffer;
  }
}

const OFFER_SAVED = 'installoffer';

/** Keeps the offer for whichever screen asks for it. Called once, as the page starts. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event as InstallOffer;
    window.dispatchEvent(new Event(OFFER_SAVED));
  });
}

/** The offer, which is then used up; undefined where the browser has made none. */
export function takeInstallOffer(): InstallOffer | undefined {
  const offer = window.installOffer;
  delete window.installOffer;
  return offer;
}

/** Calls back when an offer has come. Answers how to stop. */
export function onInstallOffer(came: () => void): () => void {
  window.addEventListener(OFFER_SAVED, came);
  return () => window.removeEventListener(OFFER_SAVED, came);
}
