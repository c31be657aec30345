import { useWatch } from 'react-hook-form';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { FormTextField } from '../../../shared/form/text-fields';
import styles from './limit-fields.module.css';
import type { DealForm } from '../deal-fields';
import { costOfPoints, mostPointsOf } from '../deal-points';
import { wholeNumberOf } from '../../../shared/price/whole-number';
import { dealEditorTexts } from '../texts';
import { useDealField } from '../use-deal-field';

const limits = [
  { name: 'redemptionLimit', hint: 'noLimit' },
  { name: 'totalLimit', hint: 'noLimit' },
  { name: 'dailyLimit', hint: 'dailyHint' },
] as const;

/** Cost of the entered points for the business, or their maximum. */
function usePointsHint(): string {
  const t = useTexts(dealEditorTexts);
  const format = useFormat();
  const form = useWatch<DealForm>() as DealForm;
  const largestWorth = useSiteReadQuery().data?.largestPointsWorth;
  const points = wholeNumberOf(form.pointsEarned);
  const most = mostPointsOf(form, largestWorth);
  if (points) return t('pointsCost', { count: points, amount: format.money(costOfPoints(points)) });
  return most ? t('pointsMost', { most: format.number(most) }) : t('pointsHint');
}

/** Limits of the deal and its points. */
export function LimitFields() {
  const t = useTexts(dealEditorTexts);
  const field = useDealField();
  const pointsHint = usePointsHint();
  return (
    <div className={styles.four}>
      {limits.map(({ name, hint }) => (
        <FormTextField key={name} {...field(name)} hint={t(hint)} inputMode="numeric" maxLength={12} />
      ))}
      <FormTextField {...field('pointsEarned')} hint={pointsHint} inputMode="numeric" maxLength={12} />
    </div>
  );
}
