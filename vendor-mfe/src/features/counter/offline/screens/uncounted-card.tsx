import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import type { EntryResult, StoredEntry } from '../program/stored-entry';
import { offlineTexts } from '../texts';
import { reasonOf } from './entry-state';
import styles from './offline.module.css';
import queue from './queue.module.css';

function FirstUse({ first }: { first: NonNullable<EntryResult['first']> }) {
  const t = useTexts(offlineTexts);
  const format = useFormat();
  const time = format.time(first.at);
  return (
    <dl className={queue.facts}>
      <div>
        <dt>{t('firstUsed')}</dt>
        <dd>{first.branch ? t('firstUsedAt', { time, branch: first.branch }) : time}</dd>
      </div>
      {first.person && (
        <div>
          <dt>{t('acceptedBy')}</dt>
          <dd>{first.person}</dd>
        </div>
      )}
    </dl>
  );
}

interface UncountedCardProps {
  entry: StoredEntry;
  result: EntryResult;
  onSettle(): void;
}

/** An acceptance that does not count: why, and the sum that the business bears. It stays until staff confirm it. */
export function UncountedCard({ entry, result, onSettle }: UncountedCardProps) {
  const t = useTexts(offlineTexts);
  const format = useFormat();
  const time = format.time(new Date(entry.at));
  const { person } = entry;
  const { customer, first } = result;
  return (
    <li className={queue.uncounted}>
      <div className={styles.row}>
        <h3>{inLanguage(format.language, entry.title, entry.titleNe)}</h3>
        <b>{format.money(entry.amount)}</b>
      </div>
      <p className={styles.note}>
        {customer ? t('acceptedLine', { customer, time, person }) : t('acceptedLineShort', { time, person })}
      </p>
      {first && <FirstUse first={first} />}
      <p className={queue.bears}>
        <b>{t('doesNotCount')}</b> {t(reasonOf(result), { amount: format.money(result.saves ?? 0) })}
      </p>
      <Button variant="tint" wide onClick={onSettle}>
        {t('explained')}
      </Button>
    </li>
  );
}
