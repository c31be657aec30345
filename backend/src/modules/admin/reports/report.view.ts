import {
  REPORT_GROUPS,
  REPORT_NAMES,
  type MeasureUnit,
  type ReportGroup,
  type ReportName,
} from './report-kinds.sql.js';
import { ApiProperty } from '@nestjs/swagger';

export class MeasureView {
  /** Such as `used`. */
  name: string;
  unit: MeasureUnit;
}

export class ReportRowView {
  /** The first day of a stretch of time, or the number of a city, category or business; empty for deals without a city. */
  key: string;
  /** Empty for a stretch of time. */
  label: string;
  labelNe: string | null;
  /** In the order of `measures`; null where there is nothing to divide by. */
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  values: (number | null)[];
  /** The same of the period before. */
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  previous: (number | null)[];
}

export class ReportView {
  @ApiProperty({ enum: REPORT_NAMES }) name: ReportName;
  @ApiProperty({ enum: REPORT_GROUPS }) by: ReportGroup;
  from: string;
  to: string;
  /** The period before: as many days. */
  previousFrom: string;
  previousTo: string;
  days: number;
  measures: MeasureView[];
  /** Of the whole period; people and businesses are counted once in it. */
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  total: (number | null)[];
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  previous: (number | null)[];
  /** By time in its order, all of it; things begin with the largest, at most 50. */
  rows: ReportRowView[];
  /** How many rows there are in all. */
  rowCount: number;
}

export class CohortSumView {
  /** Customers whose first use of all was in the period. */
  size: number;
  /** Of those, how many used again in a later month, within twelve. */
  returned: number;
}

export class CohortView {
  /** First day of the month of the first use. */
  month: string;
  size: number;
  /** How many used again one, two, … months later; up to this month and twelve at most. */
  returned: number[];
}

export class ReturningView {
  from: string;
  to: string;
  previousFrom: string;
  previousTo: string;
  days: number;
  total: CohortSumView;
  previous: CohortSumView;
  rows: CohortView[];
}
