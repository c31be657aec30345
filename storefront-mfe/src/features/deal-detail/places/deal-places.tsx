import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import type { DealPageView } from 'shared-ui/api/deals';
import { useTexts } from 'shared-ui/i18n';
import { Button, lazyPart } from 'shared-ui/ui';
import { dealDetailTexts } from '../texts';
import { BranchCard } from './branch-card';
import styles from './deal-places.module.css';

const BranchMap = lazyPart(async () => (await import('./branch-map')).BranchMap);

/** Where a deal can be used, one card per branch. The map is drawn for who asks for it. */
export function DealPlaces({ deal: { branches, vendor } }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const [mapShown, setMapShown] = useState(false);
  const isOnMap = branches.some(({ latitude, longitude }) => latitude !== null && longitude !== null);
  return (
    <>
      <ul className={styles.branches}>
        {branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} phone={vendor.phone} />
        ))}
      </ul>
      {isOnMap && !mapShown && (
        <Button variant="tint" size="small" className={styles.showMap} onClick={() => setMapShown(true)}>
          <MapPinned size={16} />
          {t('showMap')}
        </Button>
      )}
      {mapShown && <BranchMap branches={branches} label={t('mapLabel')} />}
    </>
  );
}
