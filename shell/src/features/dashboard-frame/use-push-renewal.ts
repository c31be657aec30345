import { useEffect } from 'react';
import { notificationsApi } from 'shared-ui/api/notifications';
import { isPushUser } from 'shared-ui/platform';
import { useAppDispatch } from 'shared-ui/store';

const { pushSubscribe } = notificationsApi.endpoints;

/**
 * Connects the browser's subscription with the present session, if the same user turned on the messages here in an earlier one: the
 * server ends a subscription with its session.
 */
export function usePushRenewal(userId: number): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isPushUser(userId)) return;
    const renew = async (): Promise<void> => {
      const registration = await navigator.serviceWorker?.getRegistration();
      const subscription = await registration?.pushManager?.getSubscription();
      const { endpoint, keys } = subscription?.toJSON() ?? {};
      const { p256dh, auth } = keys ?? {};
      if (!endpoint || !p256dh || !auth) return;
      await dispatch(pushSubscribe.initiate({ pushSubscriptionDto: { endpoint, keys: { p256dh, auth } } }));
    };
    // Without it, the settings show that the messages are off.
    renew().catch(() => undefined);
  }, [dispatch, userId]);
}
