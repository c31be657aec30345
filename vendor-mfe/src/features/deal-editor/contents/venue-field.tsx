import { useController } from 'react-hook-form';
import { useTexts } from 'shared-ui/i18n';
import { TextField } from 'shared-ui/ui';
import { PlacePin } from '../../../shared/place/place-pin';
import type { DealForm } from '../deal-fields';
import shared from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { useDealField } from '../use-deal-field';
import { venueFieldError } from './content-errors';
import { NO_PLACE, type VenueText } from './content-kinds';
import { VenueArea } from './venue-area';
import styles from './contents.module.css';

interface VenuePartsProps {
  value: VenueText;
  /** Message shown at the first invalid part. */
  error: string | undefined;
  onChange(value: VenueText): void;
  onBlur(): void;
}

/** Name, coordinates and area of the venue. */
function VenueParts({ value, error, onChange, onBlur }: VenuePartsProps) {
  const t = useTexts(dealEditorTexts);
  // An error of the API belongs to the area, the only part that the form cannot check.
  const wrong = venueFieldError(value)?.part ?? 'areaId';
  const errorAt = (part: keyof VenueText) => (part === wrong ? error : undefined);
  const text = (part: 'name' | 'nameNe' | 'latitude' | 'longitude') => ({
    value: value[part],
    error: errorAt(part),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [part]: target.value }),
    onBlur,
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t('venueName')} hint={t('venueNameHint')} maxLength={120} {...text('name')} />
        <TextField label={t('venueNameNe')} lang="ne" maxLength={120} {...text('nameNe')} />
      </div>
      <div>
        <PlacePin
          label={t('venuePin')}
          latitude={value.latitude}
          longitude={value.longitude}
          onPlace={(latitude, longitude) => onChange({ ...value, latitude, longitude })}
        />
        <p className={shared.small}>{t('venuePinHint')}</p>
      </div>
      <div className={shared.two}>
        <TextField
          label={t('latitude')}
          inputMode="decimal"
          placeholder="27.8525"
          maxLength={24}
          {...text('latitude')}
        />
        <TextField
          label={t('longitude')}
          inputMode="decimal"
          placeholder="84.6245"
          maxLength={24}
          {...text('longitude')}
        />
      </div>
      <VenueArea
        value={value.areaId}
        error={errorAt('areaId')}
        onChange={(areaId) => onChange({ ...value, areaId })}
      />
    </>
  );
}

/** Venue of a deal that does not take place at the branches. */
export function VenueField() {
  const t = useTexts(dealEditorTexts);
  const { label, rule } = useDealField()('venue');
  const { field, fieldState } = useController<DealForm, 'venue'>({
    name: 'venue',
    rules: { validate: rule },
  });
  const { value, onChange, onBlur } = field;
  return (
    <fieldset className={shared.group}>
      <legend className={shared.label}>{label}</legend>
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={value !== null}
            onChange={({ target }) => onChange(target.checked ? NO_PLACE : null)}
          />
          {t('venueOwn')}
        </label>
        <p className={shared.small}>{t('venueHint')}</p>
      </div>
      {value && <VenueParts {...{ value, onChange, onBlur }} error={fieldState.error?.message} />}
    </fieldset>
  );
}
