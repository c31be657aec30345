import { useNow } from 'shared-ui/ui';
import styles from './time-bar.module.css';
import { shareLeft } from './time-left';

/** How much of a code's time is left, as a decoration: the time stands beside it in words. */
export function TimeBar({ pass }: { pass: { issuedAt: string; expiresAt: string } }) {
  const now = useNow();
  return (
    <div aria-hidden className={styles.bar}>
      <span style={{ width: `${now ? Math.round(shareLeft(pass, now) * 100) : 100}%` }} />
    </div>
  );
}
