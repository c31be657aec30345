import { Download } from 'lucide-react';
import { ownPayoutsTablePath } from 'shared-ui/api/paths';
import { useOwnPayoutsOneQuery, type PayoutStatementView } from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { buttonClass, Card } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { ListState } from './list-state';
import styles from './statements.module.css';
import { statementsTexts } from './texts';

/** Lines of a statement with their signs. */
const LINES = [
  ['openingPaisa', 1],
  ['soldPaisa', 1],
  ['returnedPaisa', -1],
  ['returnedPayoutsPaisa', 1],
  ['otherPaisa', -1],
  ['feePaisa', -1],
] as const;

function Sums({ payout }: { payout: PayoutStatementView }) {
  const t = useTexts(statementsTexts);
  const format = useFormat();
  const shown = LINES.filter(
    ([name]) => payout[name] !== 0 || ['openingPaisa', 'soldPaisa', 'feePaisa'].includes(name),
  );
  return (
    <table className={styles.table}>
      <tbody>
        {shown.map(([name, sign]) => (
          <tr key={name}>
            <th scope="row" className={styles.text}>
              {t(`line_${name}`)}
            </th>
            <td>{format.money((sign * payout[name]) / 100)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row" className={styles.text}>
            {t('line_amount')}
          </th>
          <td>{format.money(payout.amount)}</td>
        </tr>
        <tr>
          <th scope="row" className={styles.text}>
            {t('line_closingPaisa')}
          </th>
          <td>{format.money(payout.closingPaisa / 100)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Statement of one payout. */
export function PayoutStatement({ id }: { id: string }) {
  const t = useTexts(statementsTexts);
  const format = useFormat();
  const answer = useOwnPayoutsOneQuery({ id });
  const payout = answer.currentData;
  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        <h2>{payout ? t('payoutOf', { day: format.date(payout.orderedAt) }) : t('payouts')}</h2>
        <a
          href={ownPayoutsTablePath(id)}
          download
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <Download size={16} aria-hidden />
          {t('download')}
        </a>
      </div>
      <ListState list={answer} count={payout && 1} empty={['', '']}>
        {payout && (
          <>
            <p className={styles.small}>
              {[
                t(`state_${payout.state}`),
                t(`method_${payout.method}`),
                payout.lastFour && `${payout.holder ?? ''} …${payout.lastFour}`,
                payout.reference,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Sums payout={payout} />
          </>
        )}
      </ListState>
      <Link to="/dashboard/business/statements" className={styles.start}>
        {t('allStatements')}
      </Link>
    </Card>
  );
}
