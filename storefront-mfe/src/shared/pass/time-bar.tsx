import { useNow } from 'shared-ui/ui';
import styles from './time-bar.module.css';
import { shareLeft } from './time-left';

/** Bar of the time left of a pass. Decorative, because the time is shown as text beside it. */
export function TimeBar({ pass }: { pass: { issuedAt: string; expiresAt: string } }) {
  const now = useNow();
  return (
    <div aria-hidden className={styles.bar}>
      <span style={{ width: `${now ? Math.round(shareLeft(pass, now) * 100) : 100}%` }} />
    </div>
  );
}
