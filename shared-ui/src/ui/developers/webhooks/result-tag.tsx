import { useFormat, useTexts } from '../../../platform/i18n';
import type { WebhookDeliveryView } from '../../../store/api/webhooks';
import { Tag } from '../../kit';
import { resultOf } from './delivery-state';
import { webhookTexts } from './texts';

type Result = Pick<WebhookDeliveryView, 'state' | 'status' | 'failure'>;

/** The result of a delivery: the status of the answer, or why there is none. */
export function ResultTag({ of }: { of: Result }) {
  const t = useTexts(webhookTexts);
  const { tone, shown } = resultOf(of);
  return <Tag tone={tone}>{typeof shown === 'number' ? String(shown) : t(shown)}</Tag>;
}

/** Milliseconds up to one second, then seconds with one decimal. */
export function useDuration(): (milliseconds: number) => string {
  const t = useTexts(webhookTexts);
  const format = useFormat();
  return (milliseconds) =>
    milliseconds < 1_000
      ? t('ms', { number: format.number(milliseconds) })
      : t('seconds', { number: format.number(Math.round(milliseconds / 100) / 10) });
}
