import { NotebookTabs } from 'lucide-react';
import { useCounterTodayQuery, type CounterPassView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, Card, ErrorState, Tag, useNow } from 'shared-ui/ui';
import { isVoidable, totalOf } from './day-total';
import { dealTitleOf } from '../result/outcome-labels';
import styles from './today.module.css';
import { counterTexts } from '../texts';

interface TodayRowProps {
  pass: CounterPassView;
  onTakeBack(): void;
}

function TodayRow({ pass, onTakeBack }: TodayRowProps) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const now = useNow();
  const title = dealTitleOf(pass, format);
  return (
    <li className={styles.row}>
      <span className={styles.time}>{format.time(pass.usedAt)}</span>
      <span className={styles.words}>
        <b>{title}</b>
        <br />
        {pass.customer}
        {pass.usedAtBranch && ` · ${pass.usedAtBranch}`}
        {pass.reference && ` · ${pass.reference}`}
      </span>
      <b className={styles.amount}>{format.money(pass.amount ?? pass.charge)}</b>
      {pass.state === 'voided' && <Tag tone="neutral">{t('takenBack')}</Tag>}
      {now && isVoidable(pass, now) && (
        <Button
          variant="text"
          aria-label={t('takeBackOf', { title, customer: pass.customer })}
          onClick={onTakeBack}
        >
          {t('takeBack')}
        </Button>
      )}
    </li>
  );
}

/** Today's accepted passes and their total. */
export function TodayList({ onTakeBack }: { onTakeBack(pass: CounterPassView): void }) {
  const t = useTexts(counterTexts);
  const format = useFormat();
  const { data: passes, isError, refetch } = useCounterTodayQuery();
  if (!passes && isError) {
    return (
      <ErrorState
        level={2}
        title={t('todayFailed')}
        text={t('todayFailedText')}
        onRetry={() => void refetch()}
      />
    );
  }
  const { used, amount } = totalOf(passes ?? []);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{t('today')}</h2>
        <span>
          <b>{t('todayUsed', { count: used })}</b> · {t('total', { amount: format.money(amount) })}
        </span>
      </div>
      {passes?.length === 0 && (
        <p className={styles.none}>
          <b>{t('todayNone')}</b>
          <br />
          {t('todayNoneText')}
        </p>
      )}
      <ul>
        {passes?.map((pass) => (
          <TodayRow key={pass.id} pass={pass} onTakeBack={() => onTakeBack(pass)} />
        ))}
      </ul>
      <ButtonLink to="/dashboard/counter/close" variant="tint" wide className={styles.close}>
        <NotebookTabs size={18} aria-hidden />
        {t('dailyClose')}
      </ButtonLink>
    </Card>
  );
}
