import { useAdminSearchRebuildsListQuery } from 'shared-ui/api/admin-catalogue';
import { inLanguage, useFormat, useLanguage, useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import styles from './catalogue.module.css';
import { catalogueTexts } from './texts';

const EVERY_MS = 5_000;

/** Progress of running search index updates after a rename. Renders nothing if none is running. */
export function SearchRebuilds() {
  const t = useTexts(catalogueTexts);
  const language = useLanguage();
  const format = useFormat();
  const { data = [] } = useAdminSearchRebuildsListQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  const running = data.filter(({ finishedAt }) => finishedAt === null);
  if (running.length === 0) return null;
  return (
    <div className={styles.rebuilds}>
      {running.map(({ id, name, nameNe, done, total }) => {
        const progress = { done: format.number(done), total: format.number(total) };
        const title =
          name === null
            ? t('searchRenewed', progress)
            : t('searchRenamed', { ...progress, name: inLanguage(language, name, nameNe) });
        return <Alert key={id} tone="news" title={title} />;
      })}
    </div>
  );
}
