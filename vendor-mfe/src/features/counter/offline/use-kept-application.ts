import { useEffect } from 'react';
import { useCurrentUser } from 'shared-ui/platform';
import { keepApplication, linkCounterManifest } from './kept-application';
import { prepareVerification } from './program/pass-token';
import { useCounterDevice } from './use-counter-device';

/**
 * Keeps the application on an enrolled device, and returns to the signed-in page when the network is back.
 * @param isIdle false while a result is shown, which must not disappear
 */
export function useKeptApplication(isIdle: boolean): void {
  const { view } = useCounterDevice();
  const current = useCurrentUser();
  const isEnrolled = Boolean(view?.device && !view.device.isWithdrawn);
  const isConnected = view?.isConnected ?? true;
  useEffect(linkCounterManifest, []);
  useEffect(() => {
    if (!isEnrolled || !isConnected) return;
    void keepApplication();
    void prepareVerification();
  }, [isEnrolled, isConnected]);
  const retry = current.state === 'unreachable' ? current.retry : null;
  const hasContact = isIdle && isConnected && view?.lastTryAt !== null && !view?.isBusy;
  useEffect(() => {
    if (retry && hasContact) retry();
    // The function is new on each rendering; only a regained contact counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasContact]);
}
