import { useState } from 'react';
import type { FeaturedSlotView, ManagedDealView } from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { ConfirmDialog, Select, TextField } from 'shared-ui/ui';
import styles from '../moderation.module.css';
import { moderationTexts } from '../texts';
import { useFeaturing } from './use-featuring';

type Place = FeaturedSlotView['place'];

const PLACES = ['featured', 'specials', 'hero'] as const;

/** Asks where and when the home page shows a deal. */
export function FeatureDialog({ deal, onClose }: { deal: ManagedDealView; onClose(): void }) {
  const t = useTexts(moderationTexts);
  const { busy, feature } = useFeaturing();
  const [place, setPlace] = useState<Place>('featured');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const confirm = async () => {
    if (await feature(deal, { featured: true, place, from: from || null, until: until || null })) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('featureTitle')}
      text={deal.title}
      confirm={t('feature')}
      cancel={t('cancel')}
      variant="confirm"
      busy={busy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <div className={styles.slotFields}>
        <Select
          label={t('place')}
          value={place}
          options={PLACES.map((value) => ({ value, label: t(`place_${value}`) }))}
          onChange={(event) => setPlace(event.target.value as Place)}
        />
        <TextField
          type="date"
          label={t('slotFrom')}
          value={from}
          max={until || undefined}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="date"
          label={t('slotUntil')}
          hint={t('slotHint')}
          value={until}
          min={from || undefined}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
