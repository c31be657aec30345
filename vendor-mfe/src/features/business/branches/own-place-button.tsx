import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import type { BranchForm } from './branch-form';
import { ownPlace } from './own-place';
import styles from '../business.module.css';
import { businessTexts } from '../texts';

/** Button that sets the coordinates of a branch to the position of the device. */
export function OwnPlaceButton() {
  const t = useTexts(businessTexts);
  const { setValue, trigger } = useFormContext<BranchForm>();
  const [state, setState] = useState<'idle' | 'asking' | 'set' | 'failed'>('idle');
  const ask = async () => {
    setState('asking');
    const place = await ownPlace();
    if (place) {
      setValue('latitude', place.latitude, { shouldDirty: true });
      setValue('longitude', place.longitude, { shouldDirty: true });
      void trigger(['latitude', 'longitude']);
    }
    setState(place ? 'set' : 'failed');
  };
  return (
    <div className={styles.ownPlace}>
      <Button variant="tint" size="small" disabled={state === 'asking'} onClick={() => void ask()}>
        <LocateFixed size={16} aria-hidden />
        {t(state === 'asking' ? 'placeAsking' : 'useMyPlace')}
      </Button>
      <p className={styles.quiet} role="status">
        {state === 'set' && t('placeSet')}
        {state === 'failed' && t('placeFailed')}
      </p>
    </div>
  );
}
