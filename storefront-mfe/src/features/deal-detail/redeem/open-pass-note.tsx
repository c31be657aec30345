import type { PassView } from 'shared-ui/api/redemptions';
import { useTexts } from 'shared-ui/i18n';
import { useNow } from 'shared-ui/ui';
import styles from '../price-ticket.module.css';
import { dealDetailTexts } from '../texts';

const HOUR_MS = 3_600_000;
const SOON_HOURS = 48;

/** That the customer holds a code of the deal, and for how long it is good. */
export function OpenPassNote({ pass }: { pass: Pick<PassView, 'expiresAt'> }) {
  const t = useTexts(dealDetailTexts);
  const now = useNow();
  if (!now) return <p className={styles.note} />;
  const hours = Math.max(0, Math.floor((Date.parse(pass.expiresAt) - now.getTime()) / HOUR_MS));
  return (
    <p className={styles.note}>
      {hours < SOON_HOURS
        ? t('haveCodeHours', { count: hours })
        : t('haveCodeDays', { count: Math.floor(hours / 24) })}
    </p>
  );
}
