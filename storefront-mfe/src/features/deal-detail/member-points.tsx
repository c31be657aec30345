import type { ReactNode } from 'react';
import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { dealDetailTexts } from './texts';

interface MemberPointsProps {
  points: number;
  /** Shown for plans without a multiplier. */
  plain: ReactNode;
}

/** Points multiplied by the customer's plan. */
export function MemberPoints({ points, plain }: MemberPointsProps) {
  const t = useTexts(dealDetailTexts);
  const language = useLanguage();
  const { data: account } = useOwnAccountOneQuery();
  const membership = account?.membership;
  const multiplier = membership?.pointsMultiplier ?? 1;
  if (!membership || multiplier === 1) return plain;
  const plan = inLanguage(language, membership.name, membership.nameNe);
  return (
    <span>
      <b>{t('earn', { count: points * multiplier })}</b>
      <small>{t('earnPlan', { points, multiplier, plan })}</small>
    </span>
  );
}
