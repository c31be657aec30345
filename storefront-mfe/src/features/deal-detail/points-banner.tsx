import { Crown } from 'lucide-react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/session';
import styles from './price-ticket.module.css';
import { dealDetailTexts } from './texts';

/** The points of a deal, times what the reader's plan makes of them. */
export function PointsBanner({ points }: { points: number }) {
  const t = useTexts(dealDetailTexts);
  const { language } = useFormat();
  const { state } = useCurrentUser();
  const { data: account } = useOwnAccountOneQuery(undefined, { skip: state !== 'signed-in' });
  const membership = account?.membership;
  const multiplier = membership?.pointsMultiplier ?? 1;
  return (
    <div className={styles.points}>
      <span className={styles.pointsIcon}>
        <Crown size={20} />
      </span>
      <span>
        <b>{t('earn', { count: points * multiplier })}</b>
        <small>
          {membership && multiplier > 1
            ? t('earnPlan', {
                points,
                multiplier,
                plan: inLanguage(language, membership.name, membership.nameNe),
              })
            : t('earnHint')}
        </small>
      </span>
    </div>
  );
}
