import type { OrderSummaryView } from 'shared-ui/api/orders';
import { useTexts } from 'shared-ui/i18n';
import { Tag, type TagTone } from 'shared-ui/ui';
import { orderTexts } from './texts';

const TONES: Readonly<Record<OrderSummaryView['state'], TagTone>> = {
  awaiting_payment: 'waiting',
  paid: 'good',
  failed: 'bad',
  expired: 'neutral',
  canceled: 'neutral',
  partially_refunded: 'news',
  refunded: 'neutral',
};

export function OrderStateTag({ state }: { state: OrderSummaryView['state'] }) {
  const t = useTexts(orderTexts);
  return <Tag tone={TONES[state]}>{t(state)}</Tag>;
}
