import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useAdminAreasListQuery, useAdminCitiesListQuery } from 'shared-ui/api/admin-catalogue';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { CatalogueList } from '../catalogue-list';
import { EntryRow } from '../entry-row';
import { catalogueTexts } from '../texts';
import { AreaSheet } from './area-sheet';

/** Areas of cities, by which visitors filter deals. */
export function AreasPart() {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const list = useAdminAreasListQuery();
  const { data: cities = [] } = useAdminCitiesListQuery();
  const [opened, setOpened] = useState<{ id?: number } | null>(null);
  const cityOf = (id: number): string => {
    const city = cities.find((known) => known.id === id);
    return city ? inLanguage(language, city.name, city.nameNe) : '';
  };
  return (
    <>
      <CatalogueList list={list} add={t('addArea')} onAdd={() => setOpened({})}>
        {(area) => (
          <EntryRow
            {...area}
            sign={<MapPin size={20} aria-hidden />}
            note={`${cityOf(area.locationId)} · ${area.slug} · ${t('deals', { count: area.dealCount })}`}
            onEdit={() => setOpened({ id: area.id })}
          />
        )}
      </CatalogueList>
      {opened && (
        <AreaSheet
          area={list.data?.find(({ id }) => id === opened.id)}
          cities={cities}
          onConflict={list.refetch}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
