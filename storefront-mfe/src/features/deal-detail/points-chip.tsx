import { Crown } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { lazyPart, Tag } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { dealDetailTexts } from './texts';

// Only signed-in customers have a plan.
const MemberPoints = lazyPart(async () => (await import('./member-points')).MemberPoints);

/** Points of a deal, multiplied by the customer's plan. */
export function PointsChip({ points }: { points: number }) {
  const t = useTexts(dealDetailTexts);
  const { state } = useCurrentUser();
  const chipOf = (count: number) => (
    <Tag tone="waiting">
      <Crown />
      {t('earn', { count })}
    </Tag>
  );
  const plain = chipOf(points);
  return state === 'signed-in' ? <MemberPoints points={points} chipOf={chipOf} waiting={plain} /> : plain;
}
