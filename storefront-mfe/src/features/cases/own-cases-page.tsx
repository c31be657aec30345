import { useCasePagesInfiniteQuery } from 'shared-ui/api/honour';
import { CaseList } from 'shared-ui/cases';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, EmptyState } from 'shared-ui/ui';
import styles from './own-cases.module.css';
import { ownCasesTexts } from './texts';

/** Cases of the customer, the newest first. */
export function OwnCasesPage() {
  const t = useTexts(ownCasesTexts);
  const list = useCasePagesInfiniteQuery({ as: 'customer' }, { refetchOnMountOrArgChange: true });
  const toCodes = <ButtonLink to="/dashboard/passes?tab=redeemed">{t('toCodes')}</ButtonLink>;
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <CaseList
        list={list}
        part="customer"
        empty={<EmptyState card drawing="plate" title={t('none')} text={t('noneText')} actions={toCodes} />}
      />
    </>
  );
}
