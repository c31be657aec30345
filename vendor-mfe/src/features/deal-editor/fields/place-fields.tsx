import { Select } from 'antd';
import { useFormContext } from 'react-hook-form';
import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { ControlledField } from '../../../shared/form/controlled-field';
import { DayField } from './day-field';
import type { DealForm } from '../deal-fields';
import styles from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { useDealField } from '../use-deal-field';
import { usualValidity } from './usual-validity';

interface Named {
  id: number;
  name: string;
  nameNe: string;
}

function useOptions(rows: readonly Named[] | undefined) {
  const language = useLanguage();
  return (rows ?? []).map(({ id, name, nameNe }) => ({
    value: id,
    label: inLanguage(language, name, nameNe),
    // Searchable by the English and the Nepali name.
    words: `${name} ${nameNe}`.toLowerCase(),
  }));
}

const byWords = {
  filterOption: (typed: string, option?: { words: string }) =>
    option?.words.includes(typed.toLowerCase()) ?? false,
};

/** Category of the deal. On a new deal, it also sets the default code validity. */
function CategoryField({ isNew }: { isNew: boolean }) {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  const { getFieldState, setValue } = useFormContext<DealForm>();
  const rows = useCatalogCategoriesQuery().data;
  const site = useSiteReadQuery().data;
  const options = useOptions(rows);
  const fillValidity = (id: number) => {
    if (isNew && !getFieldState('passValidityHours').isDirty)
      setValue('passValidityHours', usualValidity(rows ?? [], id, site));
  };
  return (
    <ControlledField<number | null> {...field('categoryId')}>
      {({ onChange, ...control }) => (
        <Select
          {...control}
          className={styles.wide}
          onChange={(id: number) => {
            fillValidity(id);
            onChange(id);
          }}
          options={options}
          showSearch={byWords}
          placeholder={t('choose')}
        />
      )}
    </ControlledField>
  );
}

/** Period, location and category of the deal. */
export function PlaceFields({ isNew }: { isNew: boolean }) {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  const cities = useOptions(useCatalogLocationsQuery().data);
  return (
    <>
      <div className={styles.two}>
        <DayField name="startDay" />
        <DayField name="endDay" hint={t('endsHint')} />
      </div>
      <div className={styles.two}>
        <CategoryField isNew={isNew} />
        <ControlledField<number | null> {...field('locationId')}>
          {({ onChange, ...control }) => (
            <Select
              {...control}
              className={styles.wide}
              onChange={(id: number | undefined) => onChange(id ?? null)}
              options={cities}
              showSearch={byWords}
              allowClear
              placeholder={t('cityNone')}
            />
          )}
        </ControlledField>
      </div>
    </>
  );
}
