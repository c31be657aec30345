import { Crown } from 'lucide-react';
import type { AccountView } from 'shared-ui/api/auth';
import brandIcon from 'shared-ui/assets/icon.svg';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { cx, DhakaBand, useNow } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './loyalty-card.module.css';
import { customerAccountTexts } from './texts';

const LADDER = [
  { multiplier: 1, name: { en: 'Basic', ne: 'बेसिक' } },
  { multiplier: 2, name: { en: 'Premium', ne: 'प्रिमियम' } },
  { multiplier: 3, name: { en: 'VIP', ne: 'भीआईपी' } },
] as const;

/** Spendable points and pending points with their dates; renders nothing if no points are pending. */
function Spendable({ account: { spendablePoints, pendingPoints } }: { account: AccountView }) {
  const t = useTexts(customerAccountTexts);
  const format = useFormat();
  const now = useNow();
  if (pendingPoints.length === 0) return null;
  return (
    <ul className={styles.spendable}>
      <li>{t('spendable', { points: format.number(spendablePoints) })}</li>
      {pendingPoints.map(({ points, spendableAt }) => (
        <li key={spendableAt}>
          {t('pending', { points: format.number(points), when: format.soon(spendableAt, now) })}
        </li>
      ))}
    </ul>
  );
}

/** Points balance and the multiplier of each plan. The ladder marks the current plan, not a progress. */
export function LoyaltyCard({ account }: { account: AccountView }) {
  const { loyaltyPoints, membership } = account;
  const t = useTexts(customerAccountTexts);
  const format = useFormat();
  const plan = inLanguage(format.language, membership.name, membership.nameNe);
  const reached = membership.pointsMultiplier;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <div>
          <p className={styles.plan}>
            <Crown size={16} />
            {t('member', { plan, multiplier: reached })}
          </p>
          <p className={styles.points}>{format.number(loyaltyPoints)}</p>
          <p>{t('points', { count: loyaltyPoints })}</p>
          <Spendable account={account} />
        </div>
        <img src={brandIcon} alt="" width={52} height={52} />
      </div>
      <div role="img" aria-label={t('ladder')} className={styles.ladder}>
        <span className={styles.track}>
          <span style={{ width: `${((reached - 1) / (LADDER.length - 1)) * 100}%` }} />
        </span>
        {LADDER.map(({ multiplier, name }) => (
          <span key={multiplier} className={styles.rung}>
            <span className={cx(styles.step, multiplier <= reached && styles.reached)}>
              {format.number(multiplier)}x
            </span>
            {name[format.language]}
          </span>
        ))}
      </div>
      <p className={styles.hint}>
        {t(reached < LADDER.length ? 'vipHint' : 'topHint')} <Link to="/subscribe">{t('comparePlans')}</Link>
      </p>
      <DhakaBand className={styles.band} />
    </section>
  );
}
