import { useEffect, useState } from 'react';
import { onInstallOffer, takeInstallOffer } from 'shared-ui/platform';

export interface Install {
  /** Whether the site already runs as an app. */
  isInstalled: boolean;
  /** Whether the way to install it by hand is to be explained. */
  isExplained: boolean;
  install(): void;
}

const runsAsApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Asks the browser to install the site as an app; where the browser has no such question, the way is explained. */
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
