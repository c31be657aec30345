import { useCasePagesInfiniteQuery, useVendorHonourOwnQuery } from 'shared-ui/api/honour';
import { CaseList } from 'shared-ui/cases';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { useSearchParams } from 'shared-ui/router';
import { Card, ChipLink, EmptyState } from 'shared-ui/ui';
import { CaseCosts } from './case-costs';
import styles from './cases-page.module.css';
import { vendorCasesTexts } from './texts';

const PAISA = 100;

/** Score as guests see it, and what open cases hold back from payouts. */
function OwnHonour() {
  const t = useTexts(vendorCasesTexts);
  const format = useFormat();
  const { data } = useVendorHonourOwnQuery();
  if (!data) return null;
  const held = data.heldPaisa / PAISA;
  return (
    <Card className={styles.honour}>
      <b>
        {data.score ? t('given', { given: data.score.given, counted: data.score.counted }) : t('givenNone')}
      </b>
      <p className={styles.small}>{t('givenNote')}</p>
      {held > 0 && <p className={styles.small}>{t('held', { amount: format.money(held) })}</p>}
    </Card>
  );
}

const STATES = ['open', 'closed'] as const;

/** Cases of the business. Open ones are the default, the next due first. */
export function CasesPage() {
  const t = useTexts(vendorCasesTexts);
  const [query] = useSearchParams();
  const state = query.get('state') === 'closed' ? 'closed' : 'open';
  const list = useCasePagesInfiniteQuery(
    { as: 'business', status: state },
    { refetchOnMountOrArgChange: true },
  );
  const isOpen = state === 'open';
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <OwnHonour />
      <nav aria-label={t('states')} className={styles.states}>
        {STATES.map((one) => (
          <ChipLink
            key={one}
            to={one === 'open' ? '/dashboard/cases' : '/dashboard/cases?state=closed'}
            selected={one === state}
          >
            {t(one)}
          </ChipLink>
        ))}
      </nav>
      <CaseList
        list={{ ...list, data: list.currentData }}
        part="business"
        empty={
          <EmptyState
            card
            drawing="plate"
            title={t(isOpen ? 'noneOpen' : 'noneClosed')}
            text={t(isOpen ? 'noneOpenText' : 'noneClosedText')}
          />
        }
      />
      <CaseCosts />
    </>
  );
}
