import { Select } from 'antd';
import { useCatalogPlacesQuery } from 'shared-ui/api/catalog';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Field } from 'shared-ui/ui';
import styles from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';

interface VenueAreaProps {
  value: number | null;
  error: string | undefined;
  onChange(areaId: number | null): void;
}

/** Area of a city, by which customers filter. */
export function VenueArea({ value, error, onChange }: VenueAreaProps) {
  const t = useTexts(dealEditorTexts);
  const language = useLanguage();
  const { data: cities = [] } = useCatalogPlacesQuery();
  const options = cities.flatMap((city) =>
    city.areas.map((area) => ({
      value: area.id,
      label: [area, city].map(({ name, nameNe }) => inLanguage(language, name, nameNe)).join(', '),
      // Searchable by the English and the Nepali name.
      words: [area.name, area.nameNe, city.name, city.nameNe].join(' ').toLowerCase(),
    })),
  );
  // An area that is no longer offered keeps its id but has no name.
  const known = options.some((option) => option.value === value) ? value : null;
  return (
    <Field label={t('venueArea')} hint={t('venueAreaHint')} error={error}>
      {(control) => (
        <Select
          {...control}
          className={styles.wide}
          status={error ? 'error' : undefined}
          value={known}
          onChange={(area: number | undefined) => onChange(area ?? null)}
          options={options}
          showSearch={{
            filterOption: (typed, option) => option?.words.includes(typed.toLowerCase()) ?? false,
          }}
          allowClear
          placeholder={t('venueNoArea')}
        />
      )}
    </Field>
  );
}
