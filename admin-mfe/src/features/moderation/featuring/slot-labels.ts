import type { FeaturedSlotView } from 'shared-ui/api/admin';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { moderationTexts } from '../../../shared/deal-review/texts';

/** Returns the label of a slot: its place and period. */
export function useSlotLabels(): (slot: FeaturedSlotView) => string {
  const t = useTexts(moderationTexts);
  const format = useFormat();
  return ({ place, from, until }) => {
    const facts = { place: t(`place_${place}`), from: format.date(from) };
    return until ? t('slotDated', { ...facts, until: format.date(until) }) : t('slotOpen', facts);
  };
}
