import type { ReactNode } from 'react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { dealDetailTexts } from './texts';

interface MemberPointsProps {
  points: number;
  chipOf(points: number): ReactNode;
}

/** Points multiplied by the customer's plan. */
export function MemberPoints({ points, chipOf }: MemberPointsProps) {
  const t = useTexts(dealDetailTexts);
  const language = useLanguage();
  const { data: account } = useOwnAccountOneQuery();
  const membership = account?.membership;
  const multiplier = membership?.pointsMultiplier ?? 1;
  if (!membership || multiplier === 1) return chipOf(points);
  const plan = inLanguage(language, membership.name, membership.nameNe);
  return (
    <>
      {chipOf(points * multiplier)}
      <small>{t('earnPlan', { points, multiplier, plan })}</small>
    </>
  );
}
