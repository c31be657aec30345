import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { Link } from 'shared-ui/router';
import { Button, ButtonLink, lazyPart, Section } from 'shared-ui/ui';
import { usePassPagesInfiniteQuery } from '../../../../shared/passes/pass-pages-api';
import { OpenQuestions } from '../../../../shared/honour/honour-parts';
import { CodeTicket } from './code-ticket';
import styles from './own-summary.module.css';
import { SavingsBox } from './savings-box';
import { SummarySkeleton } from './summary-skeleton';
import { summaryTexts } from './texts';

/** Largest number of codes shown here; the others are on their page. */
const LISTED = 6;

const CodeScreen = lazyPart(
  async () => (await import('../../../../shared/pass/code-screen/code-screen')).CodeScreen,
);

function OpenTickets() {
  const t = useTexts(summaryTexts);
  const [shown, setShown] = useState<string | null>(null);
  const { data, isError, refetch } = usePassPagesInfiniteQuery({ state: 'issued' });
  const passes = data?.pages[0]?.items.slice(0, LISTED);
  if (!passes && isError)
    return (
      <div className={styles.note} role="alert">
        <b>{t('codesFailed')}</b>
        <Button size="small" variant="tint" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
        <ButtonLink size="small" variant="text" to="/offline">
          {t('savedCodes')}
        </ButtonLink>
      </div>
    );
  if (passes?.length === 0)
    return (
      <div className={styles.note}>
        <p>
          <b>{t('noCodes')}</b>
          <br />
          {t('noCodesText')}
        </p>
        <ButtonLink size="small" variant="tint" to="/deals">
          {t('findDeal')}
        </ButtonLink>
      </div>
    );
  return (
    <>
      <ul className={styles.tickets}>
        {passes?.map((pass) => (
          <li key={pass.id}>
            <CodeTicket pass={pass} onShow={() => setShown(pass.id)} />
          </li>
        ))}
      </ul>
      {passes && shown && <CodeScreen passes={passes} startAt={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** First block of a signed-in visitor's home page: open codes, savings and points. */
export function OwnSummary() {
  const t = useTexts(summaryTexts);
  const { state, user } = useCurrentUser();
  const { data } = usePassPagesInfiniteQuery({ state: 'issued' }, { skip: state !== 'signed-in' });
  if (state === 'unknown') return <SummarySkeleton />;
  if (state !== 'signed-in') return null;
  const count = data?.pages[0]?.total ?? 0;
  return (
    <Section className={styles.own}>
      <div className={styles.head}>
        <h2>{t('hello', { name: user.firstName })}</h2>
        {count > 0 && (
          <Link to="/dashboard/passes" className={styles.all}>
            {t('codes', { count })}
            <ChevronRight size={18} />
          </Link>
        )}
      </div>
      <div className={styles.summary}>
        <OpenTickets />
        <SavingsBox />
      </div>
      <OpenQuestions limit={1} />
    </Section>
  );
}
