import { Form, Select } from 'antd';
import { useCatalogCategoriesQuery, useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { DayField } from './day-field';
import type { DealForm } from '../deal-form';
import styles from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { useDealRule } from '../use-deal-rule';
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
    // Found by either name, whichever is shown.
    words: `${name} ${nameNe}`.toLowerCase(),
  }));
}

const byWords = {
  filterOption: (typed: string, option?: { words: string }) =>
    option?.words.includes(typed.toLowerCase()) ?? false,
};

/** When it runs, where, and among what it is found. */
export function PlaceFields({ isNew }: { isNew: boolean }) {
  const t = useTexts(dealEditorTexts);
  const rule = useDealRule();
  const form = Form.useFormInstance<DealForm>();
  const rows = useCatalogCategoriesQuery().data;
  const site = useSiteReadQuery().data;
  const categories = useOptions(rows);
  const cities = useOptions(useCatalogLocationsQuery().data);
  return (
    <>
      <div className={styles.two}>
        <DayField name="startDay" label={t('starts')} />
        <DayField
          name="endDay"
          label={t('ends')}
          hint={t('endsHint')}
          dependencies={['startDay', 'saleMode']}
        />
      </div>
      <div className={styles.two}>
        <Form.Item
          name="categoryId"
          label={t('category')}
          rules={rule('categoryId')}
          validateTrigger="onChange"
        >
          <Select
            onChange={(id: number) => {
              if (isNew && !form.isFieldTouched('passValidityHours'))
                form.setFieldValue('passValidityHours', usualValidity(rows ?? [], id, site));
            }}
            options={categories}
            showSearch={byWords}
            placeholder={t('choose')}
          />
        </Form.Item>
        <Form.Item name="locationId" label={t('city')}>
          <Select options={cities} showSearch={byWords} allowClear placeholder={t('cityNone')} />
        </Form.Item>
      </div>
    </>
  );
}
