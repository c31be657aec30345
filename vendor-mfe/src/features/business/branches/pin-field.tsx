import { useFormContext } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { lazyPart } from 'shared-ui/ui';
import { degreesOf, type BranchForm } from './branch-form';
import styles from '../business.module.css';
import { businessTexts } from '../texts';

const PinMap = lazyPart(async () => (await import('shared-ui/map')).PinMap);

const rounded = (value: number): string => value.toFixed(5);

/** The branch on a map: a tap sets the pin, and what is typed below moves it. */
export function PinField() {
  const t = useTexts(businessTexts);
  const { watch, setValue, trigger } = useFormContext<BranchForm>();
  const latitude = degreesOf(watch('latitude'), 90);
  const longitude = degreesOf(watch('longitude'), 180);
  return (
    <PinMap
      label={t('pinLabel')}
      className={styles.pin}
      pin={latitude !== null && longitude !== null ? { latitude, longitude } : null}
      onPin={(place) => {
        setValue('latitude', rounded(place.latitude));
        setValue('longitude', rounded(place.longitude));
        void trigger(['latitude', 'longitude']);
      }}
    />
  );
}
