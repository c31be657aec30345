import { Check } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import type { PassState } from 'shared-ui/platform';
import { passTexts } from './texts';

const LOOKS = {
  issued: { tone: 'good', text: 'ready' },
  redeemed: { tone: 'neutral', text: 'used' },
  expired: { tone: 'bad', text: 'expired' },
  cancelled: { tone: 'neutral', text: 'cancelled' },
  voided: { tone: 'neutral', text: 'cancelled' },
} as const;

export function PassStateTag({ state }: { state: PassState }) {
  const t = useTexts(passTexts);
  const { tone, text } = LOOKS[state];
  return (
    <Tag tone={tone}>
      {state === 'issued' && <Check size={14} />}
      {t(text)}
    </Tag>
  );
}
