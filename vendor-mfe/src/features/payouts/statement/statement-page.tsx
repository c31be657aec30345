import { ArrowLeft, Download } from 'lucide-react';
import { ownPayoutsPdfPath, ownPayoutsTablePath } from 'shared-ui/api/paths';
import { useOwnPayoutsOneQuery } from 'shared-ui/api/vendor-account';
import { useTexts } from 'shared-ui/i18n';
import { Link, useParams } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/ui';
import { ListState } from '../list-state';
import cards from '../payouts.module.css';
import { payoutsTexts } from '../texts';
import { StatementPaper } from './statement-paper';
import styles from './statement.module.css';

/** Statement of one payout, with its files and the way to ask about it. */
export function StatementPage() {
  const t = useTexts(payoutsTexts);
  const { id = '' } = useParams();
  const answer = useOwnPayoutsOneQuery({ id });
  const payout = answer.currentData;
  const subject = payout ? t('askSubject', { number: payout.number }) : '';
  return (
    <div className={styles.page}>
      <div className={cards.top}>
        <p className={cards.back}>
          <Link to="/dashboard/payouts">
            <ArrowLeft size={18} aria-hidden />
            {t('title')}
          </Link>
        </p>
        {payout && (
          <p className={styles.files}>
            <a
              href={ownPayoutsTablePath(id)}
              download
              className={buttonClass({ variant: 'tint', size: 'small' })}
            >
              <Download size={16} aria-hidden />
              {t('csv')}
            </a>
            <a
              href={ownPayoutsPdfPath(id)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'outline', size: 'small' })}
            >
              <Download size={16} aria-hidden />
              {t('pdf')}
            </a>
          </p>
        )}
      </div>
      <ListState list={answer} count={payout && 1} empty={['', '']}>
        {payout && <StatementPaper payout={payout} />}
      </ListState>
      {payout && (
        <p className={styles.ask}>
          {t('lineWrong')}{' '}
          <Link to={`/contact?subject=${encodeURIComponent(subject)}#message`}>{t('ask')}</Link>
        </p>
      )}
    </div>
  );
}
