import {
  useAdminSeasonsChangeMutation,
  useAdminSeasonsCreateMutation,
  type AdminSeasonView,
} from 'shared-ui/api/admin-catalogue';
import { useTexts } from 'shared-ui/i18n';
import { Select, TextField } from 'shared-ui/ui';
import styles from '../catalogue.module.css';
import { CheckField } from '../check-field';
import { EntrySheet } from '../entry-sheet';
import { SEASON_COLORS, seasonFieldErrorsOf, seasonValuesOf, toSeason } from './season-values';
import { catalogueTexts } from '../texts';
import { useEntryForm } from '../use-entry-form';

interface SeasonSheetProps {
  season?: AdminSeasonView;
  onConflict(): unknown;
  onClose(): void;
}

export function SeasonSheet({ season, onConflict, onClose }: SeasonSheetProps) {
  const t = useTexts(catalogueTexts);
  const [create] = useAdminSeasonsCreateMutation();
  const [change] = useAdminSeasonsChangeMutation();
  const form = useEntryForm({
    entry: season,
    valuesOf: seasonValuesOf,
    fieldErrorsOf: seasonFieldErrorsOf,
    onConflict,
    onSaved: onClose,
    send: (values, version, key) =>
      season && version !== undefined
        ? change({
            id: season.id,
            changeSeasonDto: { ...toSeason(values), version },
            'Idempotency-Key': key,
          }).unwrap()
        : create({ newSeasonDto: toSeason(values), 'Idempotency-Key': key }).unwrap(),
  });
  return (
    <EntrySheet title={t(season ? 'editSeason' : 'addSeason')} form={form} onClose={onClose}>
      <TextField label={t('name')} maxLength={60} {...form.text('name')} />
      <TextField label={t('nameNe')} maxLength={60} lang="ne" {...form.text('nameNe')} />
      <div className={styles.pair}>
        <TextField type="date" label={t('seasonFrom')} {...form.text('from')} />
        <TextField type="date" label={t('seasonUntil')} {...form.text('until')} />
      </div>
      <Select
        label={t('color')}
        options={[
          { value: '', label: t('color_none') },
          ...SEASON_COLORS.map((color) => ({ value: color, label: t(`color_${color}`) })),
        ]}
        {...form.text('color')}
      />
      <CheckField
        label={t('holiday')}
        note={t('holidayNote')}
        checked={form.values.isHoliday}
        onChange={(isHoliday) => form.set({ isHoliday })}
      />
    </EntrySheet>
  );
}
