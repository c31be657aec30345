import type { IncomeWeekView } from 'shared-ui/api/admin-overview';

const STEPS = [1, 2, 2.5, 5, 10];
const PARTS = 3;

/** Axis with three equal steps of a round number of rupees that holds the largest value. */
export function scaleOf(largest: number): { top: number; ticks: number[] } {
  const rough = Math.max(largest, PARTS) / PARTS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  return { top: step * PARTS, ticks: [0, step, 2 * step, PARTS * step] };
}

/** Heights of the two sources of a week, in percent of the axis. */
export const sharesOf = ({ vendorPlans, memberships }: IncomeWeekView, top: number): [number, number] => [
  vendorPlans / top,
  memberships / top,
];
