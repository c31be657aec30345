import { ApiProperty } from '@nestjs/swagger';
import type { Period } from './analytics.dto.js';

export class PeriodTotalsView {
  redemptions: number;
  /** Whole rupees that were charged at the counter. */
  revenue: number;
  newCustomers: number;
  returnCustomers: number;
}

export class AnalyticsDayView {
  /** A day in Nepal. @example '2026-11-30' */
  date: string;
  redemptions: number;
  revenue: number;
  /** Redemptions of the corresponding day in the previous period. */
  before: number;
}

export class FunnelView {
  /** Visitors who saw a deal in a list, counted once per day and deal. */
  views: number;
  /** Visitors who opened its page. */
  clicks: number;
  codes: number;
  redemptions: number;
}

export class DealFiguresView {
  id: number;
  title: string;
  titleNe: string | null;
  image: string | null;
  coverKey: string | null;
  categorySlug: string;
  parentCategorySlug: string | null;
  status: string;
  isFeatured: boolean;
  endDate: string;
  redemptions: number;
  revenue: number;
  /** Redemptions of the period in six equal parts, the oldest first. */
  trend: number[];
}

/** Figures of a business's deals. */
export class VendorAnalyticsView {
  days: Period;
  from: string;
  to: string;
  isAdvanced: boolean;
  totals: PeriodTotalsView;
  /** The same figures of the previous period of equal length. */
  previous: PeriodTotalsView;
  /** Whole rupees of plan invoices of the period, less what was credited. */
  planFees: number;
  series: AnalyticsDayView[];
  /** Null without advanced analytics, like the hours. */
  funnel: FunnelView | null;
  /** Redemptions by weekday (0 is Sunday) and hour in Nepal. */
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' } },
    nullable: true,
  })
  hours: number[][] | null;
  /** The five most used deals, and new ones. */
  deals: DealFiguresView[];
}
