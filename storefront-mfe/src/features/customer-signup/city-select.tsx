import type { ChangeEvent } from 'react';
import { useCatalogLocationsQuery } from 'shared-ui/api/catalog';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Select, TextField } from 'shared-ui/ui';
import { customerSignupTexts } from './texts';

interface CitySelectProps {
  value: string;
  error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void;
}

/** Select for the city; a text field if the cities cannot be loaded, so that signing up stays possible. */
export function CitySelect(props: CitySelectProps) {
  const t = useTexts(customerSignupTexts);
  const language = useLanguage();
  const { data: cities, isError } = useCatalogLocationsQuery();
  const shared = { label: t('city'), name: 'city', autoComplete: 'address-level2', required: true, ...props };
  if (isError) return <TextField {...shared} />;
  const options = (cities ?? []).map(({ name, nameNe }) => ({
    value: name,
    label: inLanguage(language, name, nameNe),
  }));
  return <Select {...shared} placeholder={t('chooseCity')} options={options} />;
}
