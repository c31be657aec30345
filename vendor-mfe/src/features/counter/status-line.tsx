import { CircleCheck, WifiOff } from 'lucide-react';
import { useCounterTodayQuery } from 'shared-ui/api/counter';
import { useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import { totalOf } from './today/day-total';
import styles from './entry/entry.module.css';
import { counterTexts } from './texts';
import { useCounterDevice } from './offline/use-counter-device';
import { useOnline } from './use-online';

/** Number of redemptions today, and the connection state. */
export function StatusLine() {
  const t = useTexts(counterTexts);
  const { view } = useCounterDevice();
  const online = useOnline() && (view?.isConnected ?? true);
  const { data: passes } = useCounterTodayQuery();
  return (
    <p className={styles.status}>
      <span>{passes && t('todayShort', { count: totalOf(passes).used })}</span>
      <span className={cx(styles.line, !online && styles.cut)}>
        {online ? <CircleCheck size={18} aria-hidden /> : <WifiOff size={18} aria-hidden />}
        {t(online ? 'online' : 'offline')}
      </span>
    </p>
  );
}
