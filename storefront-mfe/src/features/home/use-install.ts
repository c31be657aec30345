import { useEffect, useState } from 'react';
import { onInstallOffer, takeInstallOffer } from 'shared-ui/platform';

export interface Install {
  /** True if the site already runs as an app. */
  isInstalled: boolean;
  /** True if instructions for a manual installation are shown. */
  isExplained: boolean;
  install(): void;
}

const runsAsApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Shows the browser's install prompt, or instructions if the browser has none. */
export function useInstall(): Install {
  const [isInstalled, setInstalled] = useState(false);
  const [isExplained, setExplained] = useState(false);

  useEffect(() => {
    setInstalled(runsAsApp());
    const done = () => setInstalled(true);
    window.addEventListener('appinstalled', done);
    const stop = onInstallOffer(() => setExplained(false));
    return () => {
      window.removeEventListener('appinstalled', done);
      stop();
    };
  }, []);

  function install(): void {
    const offer = takeInstallOffer();
    if (offer) void offer.prompt();
    else setExplained(true);
  }

  return { isInstalled, isExplained, install };
}
