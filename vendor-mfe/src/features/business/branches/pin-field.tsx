import { useFormContext } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { PlacePin } from '../../../shared/place/place-pin';
import type { BranchForm } from './branch-form';
import { businessTexts } from '../texts';

/** Map position of the branch. */
export function PinField() {
  const t = useTexts(businessTexts);
  const { watch, setValue, trigger } = useFormContext<BranchForm>();
  return (
    <PlacePin
      label={t('pinLabel')}
      latitude={watch('latitude')}
      longitude={watch('longitude')}
      onPlace={(latitude, longitude) => {
        setValue('latitude', latitude);
        setValue('longitude', longitude);
        void trigger(['latitude', 'longitude']);
      }}
    />
  );
}
