import { ApiProperty } from '@nestjs/swagger';
import { WorkAgeView } from '../../worklist/index.js';
import { FIGURE_PERIODS, type FigurePeriod } from './figures.dto.js';

export const FIGURE_NAMES = [
  'gross-volume',
  'own-income',
  'recurring-income',
  'active-businesses',
  'new-customers',
  'returning-customers',
  'held-for-businesses',
  'refunds-promised',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

export class FigureView {
  @ApiProperty({ enum: FIGURE_NAMES }) name: FigureName;
  @ApiProperty({ enum: ['paisa', 'count'] }) unit: 'paisa' | 'count';
  value: number;
  /** Value of the preceding period; null for a figure of the current moment. */
  before: number | null;
  /** Number of which `value` is a part, such as all verified businesses; null if there is none. */
  of: number | null;
  /** Path of the rows behind the figure, with the same filter. */
  rows: string;
}

export class IncomeSourceView {
  @ApiProperty({ enum: ['vendor-plans', 'member-plans'] }) source: 'vendor-plans' | 'member-plans';
  /** In paisa, without VAT. */
  value: number;
  before: number;
}

export class IncomeWeekView {
  /** First day of the week, a Sunday in Nepal. */
  from: string;
  /** In paisa, without VAT. */
  vendorPlans: number;
  memberships: number;
}

export class QueueAgeView extends WorkAgeView {
  /** Path of the items. */
  rows: string;
}

export class FiguresView {
  @ApiProperty({ enum: FIGURE_PERIODS }) period: FigurePeriod;
  /** First and last day in Nepal, both included. */
  from: string;
  to: string;
  /** Preceding period with the same number of days. */
  previousFrom: string;
  previousTo: string;
  figures: FigureView[];
  /** Parts of the own income of the period. */
  income: IncomeSourceView[];
  /** Own income of the last twelve weeks, the current one last. */
  weeks: IncomeWeekView[];
  /** Ages of the items that wait for a decision, compared with the promised time (rule OV4). */
  queues: QueueAgeView[];
}
