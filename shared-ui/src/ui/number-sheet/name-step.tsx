import { useState } from 'react';
import { catalogApi } from '../../store/api/catalog';
import { inLanguage, useLanguage, useTexts } from '../../platform/i18n';
import { Button, Form, Select, TextField } from '../kit';
import styles from './number-sheet.module.css';
import { numberSheetTexts } from './texts';
import type { SheetActions, SheetState } from './use-number-sheet';

interface NameStepProps {
  heading: string;
  sheet: SheetState & Pick<SheetActions, 'complete'>;
  create: string | undefined;
}

/** Asks for the first name of a new account; the city is optional. */
export function NameStep({ heading, sheet, create }: NameStepProps) {
  const t = useTexts(numberSheetTexts);
  const language = useLanguage();
  const { data: cities = [] } = catalogApi.useCatalogLocationsQuery();
  const [firstName, setFirstName] = useState('');
  const [city, setCity] = useState('');
  return (
    <Form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        void sheet.complete(firstName, city);
      }}
    >
      <p className={styles.small}>{t('step')}</p>
      <h2 id={heading} className={styles.title}>
        {t('nameTitle')}
      </h2>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        error={sheet.error || undefined}
        name="firstName"
        autoComplete="given-name"
        maxLength={60}
        autoFocus
        value={firstName}
        onChange={({ target }) => setFirstName(target.value)}
      />
      <Select
        label={t('city')}
        name="city"
        autoComplete="address-level2"
        placeholder={t('cityAny')}
        options={cities.map(({ name, nameNe }) => ({
          value: name,
          label: inLanguage(language, name, nameNe),
        }))}
        value={city}
        onChange={({ target }) => setCity(target.value)}
      />
      <Button type="submit" size="large" wide disabled={sheet.busy}>
        {sheet.busy ? t('creating') : (create ?? t('create'))}
      </Button>
      <p className={styles.small}>{t('later')}</p>
    </Form>
  );
}
