import { useEffect, useState } from 'react';

interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Asks the browser to install the web app; null while the browser has not offered it. */
export function useInstallPrompt(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallPromptEvent);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);
  if (!offer) return null;
  return () => {
    void offer.prompt();
    // An offer is good for one asking.
    setOffer(null);
  };
}
