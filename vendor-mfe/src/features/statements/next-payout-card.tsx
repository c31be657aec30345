import { useOwnPayoutsNextQuery } from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { ListState } from './list-state';
import styles from './statements.module.css';
import { statementsTexts } from './texts';

/** Date and amount of the next payout, or the reason why there is none. */
export function NextPayoutCard() {
  const t = useTexts(statementsTexts);
  const format = useFormat();
  const next = useOwnPayoutsNextQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = next;
  return (
    <Card className={styles.card}>
      <h2>{t('nextPayout')}</h2>
      <ListState list={next} count={data && 1} empty={['', '']}>
        {data && (
          <>
            <p className={styles.secondSum}>{format.money(data.amount)}</p>
            <p className={styles.small}>
              {data.leftOut
                ? t(`leftOut_${data.leftOut}`)
                : t(data.state === 'ordered' ? 'nextOrdered' : 'nextExpected', { day: format.day(data.day) })}
            </p>
            {data.withheldPaisa > 0 && (
              <p className={styles.small}>
                {t('withheld', { amount: format.money(data.withheldPaisa / 100) })}
              </p>
            )}
          </>
        )}
      </ListState>
    </Card>
  );
}
