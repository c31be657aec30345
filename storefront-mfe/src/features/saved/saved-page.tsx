import { useTexts } from 'shared-ui/i18n';
import { FollowedBusinesses } from './followed-businesses';
import { NewDeals } from './new-deals';
import styles from './saved-page.module.css';
import { SavedSearches } from './saved-searches';
import { savedTexts } from './texts';

/** Saved searches and followed businesses, with the new deals of the latest notification. */
export function SavedPage() {
  const t = useTexts(savedTexts);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <NewDeals />
      <SavedSearches />
      <FollowedBusinesses />
    </>
  );
}
