import { useDecision } from '../../../platform/decision';
import { useTexts } from '../../../platform/i18n';
import type { NewWebhookView, WebhookView } from '../../../store/api/webhooks';
import { ConfirmDialog } from '../../kit';
import { hostOf } from './host-of';
import { webhookTexts } from './texts';
import type { WebhookCalls } from './webhook-calls';

/** A change of an endpoint that is confirmed first. */
export interface Asked {
  act: 'rotate' | 'turnOff' | 'remove';
  item: WebhookView;
}

interface AskedDialogProps {
  asked: Asked;
  calls: WebhookCalls;
  onRotated(made: NewWebhookView): void;
  onClose(): void;
}

/** Confirms the rotation of a secret, turning an endpoint off, or its deletion. */
export function AskedDialog({ asked: { act, item }, calls, onRotated, onClose }: AskedDialogProps) {
  const t = useTexts(webhookTexts);
  const { busy, decide } = useDecision();
  const { id, url } = item;
  const address = hostOf(url);
  const acts = {
    rotate: async () => {
      let made: NewWebhookView | undefined;
      const send = async (key: string) => {
        made = await calls.rotate(id, key);
      };
      if ((await decide([act, id], send, undefined, t('rotateFailed'))) && made) onRotated(made);
    },
    turnOff: async () => {
      const done = { kind: 'success', title: t('turnedOff'), text: address } as const;
      const send = (key: string) => calls.change(id, { isActive: false }, key);
      if (await decide([act, id], send, done, t('turnOffFailed'))) onClose();
    },
    remove: async () => {
      const done = { kind: 'success', title: t('removed'), text: address } as const;
      if (await decide([act, id], (key) => calls.remove(id, key), done, t('removeFailed'))) onClose();
    },
  };
  return (
    <ConfirmDialog
      open
      title={t(`${act}Title`, { address })}
      text={t(`${act}Text`)}
      confirm={t(act)}
      cancel={t('cancel')}
      variant={act === 'rotate' ? undefined : 'danger'}
      busy={busy}
      onConfirm={() => void acts[act]()}
      onClose={onClose}
    />
  );
}
