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
  /** First day of a time span, or the id of a city, category or business; empty for deals without a city. */
  key: string;
  /** Empty for a time span. */
  label: string;
  labelNe: string | null;
  /** In the order of `measures`; null for a division by zero. */
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  values: (number | null)[];
  /** Values of the preceding period. */
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  previous: (number | null)[];
}

export class ReportView {
  @ApiProperty({ enum: REPORT_NAMES }) name: ReportName;
  @ApiProperty({ enum: REPORT_GROUPS }) by: ReportGroup;
  from: string;
  to: string;
  /** Preceding period with the same number of days. */
  previousFrom: string;
  previousTo: string;
  days: number;
  measures: MeasureView[];
  /** Values of the whole period; customers and businesses are counted once in it. */
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  total: (number | null)[];
  @ApiProperty({ type: 'array', items: { type: 'integer', nullable: true } })
  previous: (number | null)[];
  /** Time spans in order, without a limit; other groups by size, at most 50. */
  rows: ReportRowView[];
  /** Number of all rows. */
  rowCount: number;
}

export class CohortSumView {
  /** Customers with their first use in the period. */
  size: number;
  /** Customers of these who returned in a later month, within twelve months. */
  returned: number;
}

export class CohortView {
  /** First day of the month of the first use. */
  month: string;
  size: number;
  /** Number who returned one, two, … months later, up to this month and at most twelve. */
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

export class RecurringRowView {
  @ApiProperty({ enum: ['subscription', 'membership'] }) kind: 'subscription' | 'membership';
  /** @example 'gold' */
  plan: string;
  name: string;
  nameNe: string;
  @ApiProperty({ enum: ['monthly', 'yearly'] }) billingCycle: 'monthly' | 'yearly';
  count: number;
  /** Income of a month without VAT, for all of them. */
  monthlyPaisa: number;
}
