import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { useCasesOneQuery, type HonourCaseView } from '../../store/api/honour';
import { businessNameIn, inLanguage, useLanguage, useTexts } from '../../platform/i18n';
import { ButtonLink, EmptyState, ErrorState, Skeleton, SkeletonBlock } from '../kit';
import { CaseDue } from './case-due';
import { CaseMessages } from './messages/case-messages';
import styles from './case-page.module.css';
import { CaseStateTag } from './case-state-tag';
import { CaseSums } from './case-sums';
import { CaseTimeline } from './case-timeline';
import { OfferCard } from './actions/offer-card';
import { OutcomeCard } from './actions/outcome-card';
import { SecondLook } from './actions/second-look';
import { caseTexts } from './texts';
import { WithdrawButton } from './actions/withdraw-button';

interface CasePageProps {
  /** Path of the list of cases. */
  listPath: string;
  /** Form of the business or the admin. */
  form?(shown: HonourCaseView): ReactNode;
}

function CaseHead({ shown }: { shown: HonourCaseView }) {
  const t = useTexts(caseTexts);
  const language = useLanguage();
  const { number, reason, deal, vendor } = shown;
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{t(`reason_${reason}`)}</h1>
        <p className={styles.small}>
          {t('number', { number: `D-${number}` })} · {businessNameIn(language, vendor)} ·{' '}
          <Link to={`/deals/${deal.id}`}>{inLanguage(language, deal.title, deal.titleNe)}</Link>
        </p>
      </div>
      <CaseStateTag shown={shown} part={shown.part} />
    </div>
  );
}

function CaseContent({ shown, form }: { shown: HonourCaseView; form: CasePageProps['form'] }) {
  return (
    <>
      <CaseHead shown={shown} />
      <div className={styles.grid}>
        <div className={styles.side}>
          <CaseDue shown={shown} />
          <OfferCard shown={shown} />
          <OutcomeCard shown={shown} />
          {form?.(shown)}
          <CaseSums shown={shown} />
        </div>
        <div className={styles.main}>
          <CaseTimeline shown={shown} />
          <CaseMessages shown={shown} />
        </div>
        <div className={styles.foot}>
          <SecondLook shown={shown} />
          <WithdrawButton shown={shown} />
        </div>
      </div>
    </>
  );
}

function CaseStates({ listPath, form }: CasePageProps) {
  const t = useTexts(caseTexts);
  const { id = '' } = useParams();
  const {
    currentData: shown,
    error,
    refetch,
  } = useCasesOneQuery({ id }, { refetchOnMountOrArgChange: true });
  if (shown) return <CaseContent shown={shown} form={form} />;
  if (isApiFailure(error) && error.status >= 400 && error.status < 500)
    return (
      <EmptyState
        drawing="search"
        level={1}
        title={t('missing')}
        text={t('missingText')}
        actions={<ButtonLink to={listPath}>{t('back')}</ButtonLink>}
      />
    );
  if (error) return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  return (
    <Skeleton>
      <SkeletonBlock className={styles.bone} />
    </Skeleton>
  );
}

/** Case with its due time, history, messages and the actions that the reader is allowed to take. */
export function CasePage(props: CasePageProps) {
  const t = useTexts(caseTexts);
  return (
    <div className={styles.page}>
      <Link to={props.listPath} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      <CaseStates {...props} />
    </div>
  );
}
