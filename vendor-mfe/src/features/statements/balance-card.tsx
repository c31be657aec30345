import { useOwnAccountBalanceQuery } from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { SkeletonBlock, Card, ErrorState, Skeleton } from 'shared-ui/ui';
import styles from './statements.module.css';
import { statementsTexts } from './texts';

/** Amount currently owed to the business. */
export function BalanceCard() {
  const t = useTexts(statementsTexts);
  const format = useFormat();
  const { data, isError, refetch } = useOwnAccountBalanceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError)
    return (
      <ErrorState card level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.smallBone} />
      </Skeleton>
    );
  const { owedPaisa, unusedPaisa, todayPaisa, statedUntil, pointsPaused } = data;
  return (
    <Card className={styles.card}>
      <h2>{t(owedPaisa < 0 ? 'youOwe' : 'owed')}</h2>
      <p className={styles.sum}>{format.money(Math.abs(owedPaisa) / 100)}</p>
      <p className={styles.small}>
        {todayPaisa > 0 && `${t('today', { amount: format.money(todayPaisa / 100) })} `}
        {statedUntil && t('until', { day: format.day(statedUntil) })}
      </p>
      <p className={styles.small}>{t(owedPaisa < 0 ? 'youOweText' : 'owedText')}</p>
      {pointsPaused && <p className={styles.small}>{t('pointsPaused')}</p>}
      <h3 className={styles.second}>{t('unused')}</h3>
      <p className={styles.secondSum}>{format.money(unusedPaisa / 100)}</p>
      <p className={styles.small}>{t('unusedText')}</p>
    </Card>
  );
}
