import { ArrowLeft } from 'lucide-react';
import { useRedemptionsOneQuery, type PassView } from 'shared-ui/api/redemptions';
import { businessNameIn, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link, useParams } from 'shared-ui/router';
import { isApiFailure } from 'shared-ui/store';
import { ButtonLink, EmptyState, ErrorState, Skeleton, SkeletonBlock, useNow } from 'shared-ui/ui';
import { NewCaseForm } from './new-case-form';
import styles from './new-case.module.css';
import { openable } from '../../shared/honour/openable';
import { ownCasesTexts } from './texts';

function OpenableCase({ pass }: { pass: PassView }) {
  const t = useTexts(ownCasesTexts);
  const language = useLanguage();
  const now = useNow();
  const kind = now && openable(pass, now);
  if (pass.honour?.caseId)
    return (
      <EmptyState
        drawing="ticket"
        level={1}
        title={t('exists')}
        text={t('existsText')}
        actions={<ButtonLink to={`/dashboard/cases/${pass.honour.caseId}`}>{t('toCase')}</ButtonLink>}
      />
    );
  if (now && !kind)
    return (
      <EmptyState
        drawing="ticket"
        level={1}
        title={t('closed')}
        text={t('closedText')}
        actions={<ButtonLink to="/dashboard/passes">{t('toCodes')}</ButtonLink>}
      />
    );
  const isReport = kind === 'report';
  return (
    <>
      <h1>{t(isReport ? 'wrongRefusal' : 'wrong')}</h1>
      <p className={styles.deal}>
        {inLanguage(language, pass.deal.title, pass.deal.titleNe)} ·{' '}
        {businessNameIn(language, pass.deal.vendor)}
      </p>
      {isReport && <p className={styles.note}>{t('refusalText')}</p>}
      {kind && <NewCaseForm pass={pass} isReport={isReport} />}
    </>
  );
}

function NewCase() {
  const t = useTexts(ownCasesTexts);
  const { id = '' } = useParams();
  const {
    currentData: pass,
    error,
    refetch,
  } = useRedemptionsOneQuery({ id }, { refetchOnMountOrArgChange: true });
  if (pass) return <OpenableCase pass={pass} />;
  if (isApiFailure(error) && error.status >= 400 && error.status < 500)
    return (
      <EmptyState
        drawing="search"
        level={1}
        title={t('missing')}
        text={t('missingText')}
        actions={<ButtonLink to="/dashboard/passes">{t('toCodes')}</ButtonLink>}
      />
    );
  if (error) return <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  return (
    <Skeleton>
      <SkeletonBlock className={styles.bone} />
    </Skeleton>
  );
}

/** Page on which a customer opens a case about one pass. */
export function NewCasePage() {
  const t = useTexts(ownCasesTexts);
  return (
    <div className={styles.page}>
      <Link to="/dashboard/passes" className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      <NewCase />
    </div>
  );
}
