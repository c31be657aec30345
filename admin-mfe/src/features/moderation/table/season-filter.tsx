import { useAdminSeasonsListQuery } from 'shared-ui/api/admin-catalogue';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Select } from 'shared-ui/ui';
import { moderationTexts } from '../../../shared/deal-review/texts';

interface SeasonFilterProps {
  value: string;
  onChoose(seasonId: string): void;
}

/** Filter for deals that can be used during a festival. Renders nothing without an active festival. */
export function SeasonFilter({ value, onChoose }: SeasonFilterProps) {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const { data = [] } = useAdminSeasonsListQuery();
  const seasons = data.filter(({ isActive }) => isActive);
  if (seasons.length === 0) return null;
  return (
    <Select
      label={t('season')}
      value={value}
      options={[
        { value: '', label: t('season_all') },
        ...seasons.map(({ id, name, nameNe, from }) => ({
          value: String(id),
          label: `${inLanguage(language, name, nameNe)} ${from.slice(0, 4)}`,
        })),
      ]}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
