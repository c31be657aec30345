import type { VitalView } from 'shared-ui/api/admin-reports';

export type Metric = VitalView['metric'];
export type Rating = 'good' | 'needsWork' | 'poor';

/** Rating of a value by the targets. */
export const ratingOf = (
  value: number,
  { targetGood, targetPoor }: Pick<VitalView, 'targetGood' | 'targetPoor'>,
): Rating => {
  if (value <= targetGood) return 'good';
  return value <= targetPoor ? 'needsWork' : 'poor';
};

/** Whole percent of each rating that add up to 100. Good ones are rounded down, so that 100 % means all. */
export function percentsOf({ good, needsWork, poor }: Pick<VitalView, Rating>): Record<Rating, number> {
  const all = good + needsWork + poor;
  const percent = (count: number) => (all === 0 ? 0 : Math.floor((count * 100) / all));
  const shares = { good: percent(good), poor: percent(poor) };
  return { ...shares, needsWork: all === 0 ? 0 : 100 - shares.good - shares.poor };
}

/** The text of a value: seconds, milliseconds, or a number without a unit. */
export function valueText(
  metric: Metric,
  value: number,
  {
    number,
    texts,
  }: {
    number: (value: number) => string;
    texts: (key: 'seconds' | 'milliseconds', values: { value: string }) => string;
  },
): string {
  if (metric === 'cls') return number(Math.round(value * 1000) / 1000);
  if (metric === 'inp') return texts('milliseconds', { value: number(Math.round(value)) });
  return texts('seconds', { value: number(Math.round(value / 10) / 100) });
}
