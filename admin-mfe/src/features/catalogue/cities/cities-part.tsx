import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useAdminCitiesListQuery } from 'shared-ui/api/admin-catalogue';
import { useTexts } from 'shared-ui/i18n';
import { CatalogueList } from '../catalogue-list';
import styles from '../catalogue.module.css';
import { CitySheet } from './city-sheet';
import { EntryRow } from '../entry-row';
import { catalogueTexts } from '../texts';

/** Cities in which customers search for deals. */
export function CitiesPart() {
  const t = useTexts(catalogueTexts);
  const list = useAdminCitiesListQuery();
  const [opened, setOpened] = useState<{ id?: number } | null>(null);
  return (
    <>
      <CatalogueList list={list} add={t('addCity')} onAdd={() => setOpened({})}>
        {(city) => (
          <EntryRow
            {...city}
            sign={
              city.image ? (
                <img src={city.image} alt="" className={styles.thumb} loading="lazy" />
              ) : (
                <MapPin size={20} aria-hidden />
              )
            }
            note={`${city.slug} · ${t('deals', { count: city.dealCount })}`}
            onEdit={() => setOpened({ id: city.id })}
          />
        )}
      </CatalogueList>
      {opened && (
        <CitySheet
          city={list.data?.find(({ id }) => id === opened.id)}
          onConflict={list.refetch}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
