import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Select } from 'shared-ui/ui';
import type { BranchForm } from './branch-form';
import { businessTexts } from '../texts';

/** Area of the city, by which customers filter. Hidden for cities without areas. */
export function AreaField() {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const { register, watch, setValue, formState } = useFormContext<BranchForm>();
  const { data: places } = useCatalogPlacesQuery();
  const city = watch('city').trim();
  const chosen = watch('areaId');
  const areas = places?.find(({ name, nameNe }) => name === city || nameNe === city)?.areas ?? [];
  const isElsewhere = places !== undefined && chosen !== '' && !areas.some(({ id }) => String(id) === chosen);
  useEffect(() => {
    if (isElsewhere) setValue('areaId', '', { shouldDirty: true });
  }, [isElsewhere, setValue]);
  if (areas.length === 0) return null;
  const named = areas
    .map(({ id, name, nameNe }) => ({ value: String(id), label: inLanguage(language, name, nameNe) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <Select
      label={t('area')}
      hint={t('areaHint')}
      error={formState.errors.areaId?.message}
      options={[{ value: '', label: t('noArea') }, ...named]}
      {...register('areaId')}
    />
  );
}
