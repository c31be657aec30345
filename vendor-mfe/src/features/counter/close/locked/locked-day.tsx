import { Download, Lock, Printer } from 'lucide-react';
import {
  useDailyClosesOneQuery,
  type DailyCloseSheetView,
  type DailyCloseView,
  type DrawerView,
} from 'shared-ui/api/counter';
import { dailyCloseFilesPdfPath, dailyCloseFilesSheetPath } from 'shared-ui/api/paths';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { buttonClass, Card, DhakaBand, ErrorState, Skeleton, SkeletonBlock } from 'shared-ui/ui';
import parts from '../day.module.css';
import { Figures } from '../figures';
import { LastDays } from '../last-days';
import { LateLines } from '../late-lines';
import { Overrides } from '../overrides';
import { PeopleTable } from '../people-table';
import { dailyCloseTexts } from '../texts';
import { useDifferenceText } from '../use-difference-text';
import { Corrections } from './corrections';
import styles from './locked.module.css';

function Banner({ sheet }: { sheet: DailyCloseSheetView }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const { day, signedBy, closedAt, number, waiting } = sheet;
  const signed =
    signedBy === null
      ? t('byItselfText')
      : t('signedBy', { name: signedBy || t('formerStaff'), time: format.dateTime(closedAt) });
  return (
    <section className={styles.banner} data-ink>
      <DhakaBand size="slim" />
      <div className={styles.inner}>
        <span className={styles.lock}>
          <Lock size={24} aria-hidden />
        </span>
        <div className={styles.words}>
          <h2>{t('isClosed', { day: format.shortDate(day) })}</h2>
          <p>
            {signed} {t('sentToOwner', { number })}
          </p>
          {waiting > 0 && <p>{t('closedWithout', { count: waiting })}</p>}
        </div>
        <div className={styles.files}>
          <a
            href={dailyCloseFilesPdfPath(sheet.id)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'sun' })}
          >
            <Printer size={18} aria-hidden />
            {t('pdf')}
          </a>
          <a href={dailyCloseFilesSheetPath(sheet.id)} download className={styles.csv}>
            <Download size={18} aria-hidden />
            {t('csv')}
          </a>
        </div>
      </div>
    </section>
  );
}

function Result({ sheet }: { sheet: DailyCloseSheetView }) {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const textOf = useDifferenceText();
  const { expected, counted, difference, reason, float, notes, manager } = sheet;
  const left = counted === null ? 0 : Math.min(float, counted);
  const rows: [string, string, string?][] = [
    [t('expected'), format.money(expected)],
    ...(counted === null || difference === null
      ? ([[t('counted'), t('uncounted'), parts.uncounted]] as [string, string, string?][])
      : ([
          [t('counted'), format.money(counted)],
          [t('difference'), textOf(difference), difference === 0 ? parts.exact : parts.off],
          ...(reason ? [[t('reason'), t(`reason_${reason}`)]] : []),
          ...(manager === null ? [] : [[t('managerSigned'), manager || t('formerStaff')]]),
          [t('leftAsFloat'), format.money(left)],
          [t('toBank'), format.money(counted - left)],
        ] as [string, string, string?][])),
    ...(notes ? ([[t('notes'), notes]] as [string, string][]) : []),
  ];
  return (
    <Card className={parts.card}>
      <h2>{t('result')}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, text, tone]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={tone}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface LockedDayProps {
  close: DailyCloseView;
  drawer: DrawerView;
  closeId: number;
}

/** A closed day: who signed, the result, corrections and files. */
export function LockedDay({ close, drawer, closeId }: LockedDayProps) {
  const t = useTexts(dailyCloseTexts);
  const { currentData: sheet, isError, refetch } = useDailyClosesOneQuery({ id: closeId });
  if (!sheet && isError)
    return <ErrorState level={2} title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />;
  if (!sheet)
    return (
      <Skeleton>
        <SkeletonBlock className={styles.bone} />
      </Skeleton>
    );
  return (
    <>
      <Banner sheet={sheet} />
      <Figures close={close} drawer={drawer} waiting={sheet.waiting} />
      <div className={parts.columns}>
        <div className={parts.stack}>
          <Result sheet={sheet} />
          <Corrections sheet={sheet} />
          <PeopleTable close={close} drawer={drawer} />
          <LateLines drawer={drawer} />
          {close.overrides.length > 0 && (
            <Card className={parts.card}>
              <Overrides overrides={close.overrides} />
            </Card>
          )}
        </div>
        <LastDays branchId={drawer.branchId} />
      </div>
    </>
  );
}
