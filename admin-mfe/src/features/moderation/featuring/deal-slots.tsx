import { useState } from 'react';
import type { FeaturedSlotView, ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { Button, ConfirmDialog, Tag } from 'shared-ui/ui';
import styles from '../moderation.module.css';
import { useSlotLabels } from './slot-labels';
import { moderationTexts } from '../../../shared/deal-review/texts';
import { useFeaturing } from './use-featuring';

/** Home page slots of a deal, each with a button to remove it. */
export function DealSlots({ deal }: { deal: ManagedDealView }) {
  const t = useTexts(moderationTexts);
  const words = useSlotLabels();
  const { busy, feature } = useFeaturing();
  const [asked, setAsked] = useState<FeaturedSlotView | null>(null);
  return (
    <>
      {deal.featureRequestedAt && <Tag tone="waiting">{t('askedFor')}</Tag>}
      <ul className={styles.named}>
        {deal.featuredSlots.map((slot) => (
          <li key={slot.id}>
            <span className={styles.small}>{words(slot)}</span>
            <Button
              variant="text"
              size="small"
              aria-label={t('takeAwayOf', { slot: `${deal.title}, ${words(slot)}` })}
              onClick={() => setAsked(slot)}
            >
              {t('takeAway')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          title={t('takeAwayTitle')}
          text={t('takeAwayText', { title: deal.title })}
          confirm={t('takeAway')}
          cancel={t('cancel')}
          variant="danger"
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void feature(deal, { featured: false, place: asked.place });
          }}
        />
      )}
    </>
  );
}
