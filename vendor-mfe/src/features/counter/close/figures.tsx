import type { DailyCloseView, DrawerView } from 'shared-ui/api/counter';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import styles from './figures.module.css';
import { dailyCloseTexts } from './texts';

interface Figure {
  label: string;
  value: string;
  note: string;
}

/** @param waiting number of acceptances that were not sent when the day was closed */
function useFigures(
  drawer: DrawerView,
  overrides: DailyCloseView['overrides'],
  waiting: number | undefined,
): Figure[] {
  const t = useTexts(dailyCloseTexts);
  const format = useFormat();
  const { uses, takenBack, charged, offline, late, syncedAt } = drawer;
  const synced = syncedAt && t(waiting === 0 ? 'allSynced' : 'lastSynced', { time: format.time(syncedAt) });
  const ways = (['cash', 'qr', 'card', 'unsaid'] as const)
    .filter((way) => drawer[way] !== 0)
    .map((way) => t(`sum_${way}`, { amount: format.number(drawer[way]) }));
  const latest = overrides[0];
  return [
    {
      label: t('uses'),
      value: format.number(uses),
      note: takenBack > 0 ? t('takenBackCount', { count: takenBack }) : t('noneTakenBack'),
    },
    { label: t('charged'), value: format.money(charged), note: ways.join(' · ') || t('nothingYet') },
    {
      label: t('acceptedOffline'),
      value: format.number(offline),
      note:
        [synced, late > 0 && t('lateCount', { count: late })].filter(Boolean).join(' · ') || t('noneLate'),
    },
    {
      label: t('overridesShort'),
      value: format.number(overrides.filter(({ counts }) => counts).length),
      note: latest
        ? t('overrideBy', { name: latest.manager || t('formerStaff'), time: format.time(latest.at) })
        : t('noOverrides'),
    },
  ];
}

interface FiguresProps {
  close: DailyCloseView;
  drawer: DrawerView;
  /** Of a closed day: number of acceptances that were not sent when it was closed. */
  waiting?: number;
}

/** Four figures of the day. */
export function Figures({ close, drawer, waiting }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {useFigures(drawer, close.overrides, waiting).map(({ label, value, note }) => (
        <Card key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.note}>{note}</dd>
        </Card>
      ))}
    </dl>
  );
}
