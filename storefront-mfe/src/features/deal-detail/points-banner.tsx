import { Crown } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { lazyPart } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import styles from './price-ticket.module.css';
import { dealDetailTexts } from './texts';

// Only signed-in customers have a plan.
const MemberPoints = lazyPart(async () => (await import('./member-points')).MemberPoints);

function PlainPoints({ points }: { points: number }) {
  const t = useTexts(dealDetailTexts);
  return (
    <span>
      <b>{t('earn', { count: points })}</b>
      <small>{t('earnHint')}</small>
    </span>
  );
}

/** Points of a deal, multiplied by the customer's plan. */
export function PointsBanner({ points }: { points: number }) {
  const { state } = useCurrentUser();
  const plain = <PlainPoints points={points} />;
  return (
    <div className={styles.points}>
      <span className={styles.pointsIcon}>
        <Crown size={20} />
      </span>
      {state === 'signed-in' ? <MemberPoints points={points} plain={plain} waiting={plain} /> : plain}
    </div>
  );
}
