import {
  useAdminCitiesChangeMutation,
  useAdminCitiesCreateMutation,
  type AdminCityView,
} from 'shared-ui/api/admin-catalogue';
import { useTexts } from 'shared-ui/i18n';
import { ImageUpload, lazyPart, TextField } from 'shared-ui/ui';
import styles from '../catalogue.module.css';
import { cityFieldErrorsOf, cityValuesOf, pinOf, toCity } from './city-values';
import { EntrySheet } from '../entry-sheet';
import { catalogueTexts } from '../texts';
import { useEntryForm } from '../use-entry-form';

const PinMap = lazyPart(async () => (await import('shared-ui/map')).PinMap);

interface CitySheetProps {
  city?: AdminCityView;
  onConflict(): unknown;
  onClose(): void;
}

export function CitySheet({ city, onConflict, onClose }: CitySheetProps) {
  const t = useTexts(catalogueTexts);
  const [create] = useAdminCitiesCreateMutation();
  const [change] = useAdminCitiesChangeMutation();
  const form = useEntryForm({
    entry: city,
    valuesOf: cityValuesOf,
    fieldErrorsOf: cityFieldErrorsOf,
    onConflict,
    onSaved: onClose,
    send: (values, version, key) =>
      city && version !== undefined
        ? change({
            id: city.id,
            changeCityDto: { ...toCity(values), version },
            'Idempotency-Key': key,
          }).unwrap()
        : create({ newCityDto: { ...toCity(values), slug: values.slug }, 'Idempotency-Key': key }).unwrap(),
  });
  const { image } = form.values;
  return (
    <EntrySheet title={t(city ? 'editCity' : 'addCity')} form={form} onClose={onClose}>
      <TextField label={t('name')} maxLength={60} {...form.text('name')} />
      <TextField label={t('nameNe')} maxLength={60} lang="ne" {...form.text('nameNe')} />
      <TextField
        label={t('slug')}
        hint={t('slugHint')}
        maxLength={60}
        disabled={Boolean(city)}
        {...form.text('slug')}
      />
      <ImageUpload
        label={t('image')}
        purpose="city"
        preview={image && <img src={image} alt="" className={styles.picture} />}
        hasPicture={image !== null}
        onChange={(path) => form.set({ image: path })}
      />
      <PinMap
        label={t('pin')}
        className={styles.pin}
        pin={pinOf(form.values)}
        onPin={({ latitude, longitude }) =>
          form.set({ latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) })
        }
      />
      <div className={styles.pair}>
        <TextField label={t('latitude')} inputMode="decimal" {...form.text('latitude')} />
        <TextField label={t('longitude')} inputMode="decimal" {...form.text('longitude')} />
      </div>
      <TextField
        label={t('position')}
        hint={t('positionHint')}
        inputMode="numeric"
        {...form.text('position')}
      />
    </EntrySheet>
  );
}
