import { useCasePagesInfiniteQuery } from 'shared-ui/api/honour';
import { CaseList } from 'shared-ui/cases';
import { useTexts } from 'shared-ui/i18n';
import styles from './open-questions.module.css';
import { honourTexts } from './texts';

/** Cases that a member of a business or an admin opened as a customer; renders nothing without one. */
export function OwnCases() {
  const t = useTexts(honourTexts);
  const list = useCasePagesInfiniteQuery({ as: 'customer' });
  if (!list.data?.pages[0]?.items.length) return null;
  return (
    <section className={styles.section} aria-labelledby="own-cases">
      <h2 id="own-cases" className={styles.heading}>
        {t('ownCases')}
      </h2>
      <CaseList list={list} part="customer" empty={null} />
    </section>
  );
}
