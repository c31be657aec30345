import {
  useAdminAreasChangeMutation,
  useAdminAreasCreateMutation,
  type AdminAreaView,
  type AdminCityView,
} from 'shared-ui/api/admin-catalogue';
import { typedNumber } from 'shared-ui/format';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { lazyPart, Select, TextField } from 'shared-ui/ui';
import styles from '../catalogue.module.css';
import { EntrySheet } from '../entry-sheet';
import { catalogueTexts } from '../texts';
import { useEntryForm } from '../use-entry-form';
import { areaFieldErrorsOf, areaPinOf, areaValuesOf, toArea } from './area-values';

const PinMap = lazyPart(async () => (await import('shared-ui/map')).PinMap);

interface AreaSheetProps {
  area?: AdminAreaView;
  cities: readonly AdminCityView[];
  onConflict(): unknown;
  onClose(): void;
}

function useAreaForm({ area, onConflict, onClose }: Omit<AreaSheetProps, 'cities'>) {
  const [create] = useAdminAreasCreateMutation();
  const [change] = useAdminAreasChangeMutation();
  return useEntryForm({
    entry: area,
    valuesOf: areaValuesOf,
    fieldErrorsOf: areaFieldErrorsOf,
    onConflict,
    onSaved: onClose,
    send: (values, version, key) =>
      area && version !== undefined
        ? change({
            id: area.id,
            changeAreaDto: { ...toArea(values), version },
            'Idempotency-Key': key,
          }).unwrap()
        : create({
            newAreaDto: { ...toArea(values), slug: values.slug, locationId: typedNumber(values.locationId) },
            'Idempotency-Key': key,
          }).unwrap(),
  });
}

export function AreaSheet(props: AreaSheetProps) {
  const { area, cities, onClose } = props;
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const form = useAreaForm(props);
  return (
    <EntrySheet title={t(area ? 'editArea' : 'addArea')} form={form} onClose={onClose}>
      <Select
        label={t('city')}
        disabled={Boolean(area)}
        options={[
          { value: '', label: t('chooseCity') },
          ...cities.map((city) => ({
            value: String(city.id),
            label: inLanguage(language, city.name, city.nameNe),
          })),
        ]}
        {...form.text('locationId')}
      />
      <TextField label={t('name')} maxLength={60} {...form.text('name')} />
      <TextField label={t('nameNe')} maxLength={60} lang="ne" {...form.text('nameNe')} />
      <TextField
        label={t('slug')}
        hint={t('areaSlugHint')}
        maxLength={60}
        disabled={Boolean(area)}
        {...form.text('slug')}
      />
      <PinMap
        label={t('areaPin')}
        className={styles.pin}
        pin={areaPinOf(form.values)}
        onPin={({ latitude, longitude }) =>
          form.set({ latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) })
        }
      />
      <div className={styles.pair}>
        <TextField label={t('latitude')} inputMode="decimal" {...form.text('latitude')} />
        <TextField label={t('longitude')} inputMode="decimal" {...form.text('longitude')} />
      </div>
    </EntrySheet>
  );
}
