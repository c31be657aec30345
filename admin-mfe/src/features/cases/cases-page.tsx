import { useAdminCasePagesInfiniteQuery } from 'shared-ui/api/honour';
import { CaseList } from 'shared-ui/cases';
import { useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { ChipLink, EmptyState } from 'shared-ui/ui';
import styles from './cases-page.module.css';
import { adminCasesTexts } from './texts';

const STATES = ['to-decide', 'open', 'closed'] as const;

/** Cases of all businesses. Those that wait for a decision are the default, the next due first. */
export function CasesPage() {
  const t = useTexts(adminCasesTexts);
  const [query] = useSearchParams();
  const state = STATES.find((one) => one === query.get('state')) ?? 'to-decide';
  const list = useAdminCasePagesInfiniteQuery({ status: state }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <nav aria-label={t('states')} className={styles.states}>
        {STATES.map((one) => (
          <ChipLink key={one} to={`/dashboard/cases?state=${one}`} selected={one === state}>
            {t(one)}
          </ChipLink>
        ))}
      </nav>
      <CaseList
        list={{ ...list, data: list.currentData }}
        part="admin"
        empty={<EmptyState card drawing="plate" title={t(`none_${state}`)} text={t('noneText')} />}
      />
    </>
  );
}
