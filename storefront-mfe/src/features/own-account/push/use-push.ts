import { useState } from 'react';
import { notificationsApi } from 'shared-ui/api/notifications';
import { useTexts } from 'shared-ui/i18n';
import { storePushUser, useToast } from 'shared-ui/platform';
import { useSave } from '../use-save';
import { pushSupport, subscribeBrowser, unsubscribeBrowser } from './browser-push';
import { pushTexts } from './push-texts';

/** Turns the messages to this browser on and off. */
export function usePush(userId: number) {
  const t = useTexts(pushTexts);
  const toast = useToast();
  const { busy, save } = useSave();
  const [support, setSupport] = useState(pushSupport);
  const { data: key, error: keyError } = notificationsApi.usePushKeyQuery();
  const { data: browsers, isError, refetch } = notificationsApi.usePushListQuery();
  const [subscribe] = notificationsApi.usePushSubscribeMutation();
  const [unsubscribe] = notificationsApi.usePushUnsubscribeMutation();
  const current = browsers?.find(({ isCurrent }) => isCurrent);

  async function turnOn(): Promise<void> {
    if (!key) return;
    const subscription = await subscribeBrowser(key.publicKey).catch(() => undefined);
    setSupport(pushSupport());
    if (subscription === undefined) toast({ kind: 'error', title: t('failed'), text: t('failedText') });
    if (!subscription) return;
    const change = () => subscribe({ pushSubscriptionDto: subscription }).unwrap();
    if (await save(change, { kind: 'success', title: t('turnedOn') }, t('failed'))) storePushUser(userId);
  }

  /** @param id another browser of the account, or this one */
  async function turnOff(id: string): Promise<void> {
    const change = () => unsubscribe({ id }).unwrap();
    if (!(await save(change, { kind: 'success', title: t('turnedOff') }))) return;
    if (id !== current?.id) return;
    storePushUser(null);
    await unsubscribeBrowser().catch(() => undefined);
  }

  return {
    support,
    /** False without keys of the server: nothing is offered. */
    isOffered: !keyError,
    isLoading: !key || !browsers,
    isError,
    refetch,
    busy,
    current,
    others: browsers?.filter(({ isCurrent }) => !isCurrent) ?? [],
    turnOn,
    turnOff,
  };
}
