import { Download } from 'lucide-react';
import { ownAccountTablePath } from 'shared-ui/api/paths';
import { type StatementView, useStatementPagesInfiniteQuery } from 'shared-ui/api/vendor-account';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, buttonClass, Card, TextField } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { ListState } from '../list-state';
import { ExpandableRow, ExpandHeading } from '../../../shared/expandable-row/expandable-row';
import styles from '../payouts.module.css';
import { payoutsTexts } from '../texts';

const SUMS = ['opening', 'sold', 'returned', 'points', 'paidOut', 'closing'] as const;
const isWide = (sum: (typeof SUMS)[number]): string | undefined =>
  sum !== 'sold' && sum !== 'closing' ? styles.wide : undefined;

function Row({ day }: { day: StatementView }) {
  const t = useTexts(payoutsTexts);
  const format = useFormat();
  const amountOf = (sum: (typeof SUMS)[number]) => format.money(day[`${sum}Paisa`] / 100);
  return (
    <ExpandableRow
      row={format.day(day.day)}
      columns={SUMS.length + 1}
      facts={SUMS.filter(isWide).map((sum) => ({ key: sum, title: t(sum), value: amountOf(sum) }))}
    >
      <th scope="row">
        {format.day(day.day)}
        <span className={styles.small}>
          {t('passes', { count: day.passesSold, shown: format.number(day.passesSold) })}
        </span>
      </th>
      {SUMS.map((sum) => (
        <td key={sum} className={isWide(sum)}>
          {amountOf(sum)}
        </td>
      ))}
    </ExpandableRow>
  );
}

function DayTable({ days }: { days: readonly StatementView[] }) {
  const t = useTexts(payoutsTexts);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          {SUMS.map((sum) => (
            <th key={sum} scope="col" className={isWide(sum)}>
              {t(sum)}
            </th>
          ))}
          <ExpandHeading />
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <Row key={day.id} day={day} />
        ))}
      </tbody>
    </table>
  );
}

/** Days with transactions, newest first. */
export function DayList() {
  const t = useTexts(payoutsTexts);
  const [query, setQuery] = useSearchParams();
  const days = { from: query.get('from') || undefined, to: query.get('to') || undefined };
  const list = useStatementPagesInfiniteQuery(days, { refetchOnMountOrArgChange: true });
  const rows = list.currentData?.pages.flatMap((page) => page.items);
  const choose = (name: 'from' | 'to', value: string) => {
    const wanted = new URLSearchParams(query);
    if (value) wanted.set(name, value);
    else wanted.delete(name);
    setQuery(wanted, { replace: true });
  };
  const wanted = new URLSearchParams(Object.entries(days).filter((one): one is [string, string] => !!one[1]));
  return (
    <Card className={styles.card}>
      <div className={styles.top}>
        <h2>{t('dayByDay')}</h2>
        <a
          href={`${ownAccountTablePath}?${wanted}`}
          download
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <Download size={16} aria-hidden />
          {t('download')}
        </a>
      </div>
      <div className={styles.filters}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(name)}
            value={days[name] ?? ''}
            onChange={(event) => choose(name, event.target.value)}
          />
        ))}
      </div>
      <ListState list={list} count={rows?.length} empty={[t('noDays'), t('noDaysText')]}>
        <DayTable days={rows ?? []} />
        {list.hasNextPage && (
          <Button
            variant="outline"
            className={styles.more}
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        )}
      </ListState>
    </Card>
  );
}
