/** Reports about uses of passes. */
export const USE_REPORTS = ['redemptions', 'savings', 'revenue', 'vendors', 'customers'] as const;
/** Reports about money. They are grouped by time only. */
export const MONEY_REPORTS = ['volume', 'income'] as const;
/** Reports about cases. */
export const CASE_REPORTS = ['refusals'] as const;
export const REPORT_NAMES = [...USE_REPORTS, ...MONEY_REPORTS, ...CASE_REPORTS] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

export const REPORT_GROUPS = ['day', 'week', 'month', 'city', 'category', 'vendor'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

export const isMoneyReport = (name: ReportName): boolean =>
  (MONEY_REPORTS as readonly ReportName[]).includes(name);

export const isCaseReport = (name: ReportName): boolean =>
  (CASE_REPORTS as readonly ReportName[]).includes(name);

/** Unit of a figure: items, whole rupees, paisa or whole percent. */
export type MeasureUnit = 'count' | 'rupees' | 'paisa' | 'percent';

export interface Measure {
  name: string;
  unit: MeasureUnit;
  /**
   * SQL of the value over grouped rows that match `at`; null for a division by zero.
   * @param at a condition of a row
   */
  sql: (at: string) => string;
}

/** Sum of a column of the grouped rows. */
const sum = (column: string, condition: string, at: string): string =>
  `coalesce(sum(${column}) FILTER (WHERE ${condition} AND ${at}), 0)::bigint`;

const counted = (name: string, condition: string): Measure => ({
  name,
  unit: 'count',
  sql: (at) => sum('n', condition, at),
});

/** Customers or businesses, each counted once in a group. */
const people = (name: string, column: string): Measure => ({
  name,
  unit: 'count',
  sql: (at) => sum(column, 'true', at),
});

const summed = (name: string, column: string): Measure => ({
  name,
  unit: 'rupees',
  sql: (at) => sum(column, 'is_use', at),
});

const moved = (name: string, condition = 'true'): Measure => ({
  name,
  unit: 'paisa',
  sql: (at) => sum('paisa', condition, at),
});

const used = counted('used', 'is_use');

/** Figures of each report. The first one determines the order of the rows and is shown in charts (rules RP2 to RP5, RP7, RP9). */
export const MEASURES: Readonly<Record<ReportName, readonly Measure[]>> = {
  redemptions: [
    used,
    counted('issued', 'NOT is_use'),
    {
      name: 'rate',
      unit: 'percent',
      sql: (at) =>
        `round(100.0 * ${sum('used', 'NOT is_use', at)} / nullif(${sum('n', 'NOT is_use', at)}, 0))::int`,
    },
  ],
  savings: [summed('saved', 'saved'), used],
  revenue: [summed('revenue', 'amount'), used],
  vendors: [people('vendors', 'people'), used],
  customers: [
    people('newCustomers', 'firsts'),
    people('customers', 'people'),
    people('returningCustomers', 'regular'),
  ],
  volume: [
    moved('volume'),
    moved('counter', "kind = 'counter'"),
    moved('prepaid', "kind = 'prepaid'"),
    moved('refunds', "kind = 'refund'"),
  ],
  income: [
    moved('income'),
    moved('vendorPlans', "kind = 'subscription'"),
    moved('memberPlans', "kind = 'membership'"),
  ],
  refusals: [
    counted('cases', 'true'),
    counted('rejectedCodes', 'is_refusal'),
    counted('casesSettled', "state = 'settled' AND NOT is_unanswered"),
    counted('casesForCustomer', "state = 'decided' AND decided_for = 'customer'"),
    counted('casesForBusiness', "state = 'decided' AND decided_for = 'business'"),
    counted('casesUnanswered', 'is_unanswered'),
    { name: 'givenBack', unit: 'rupees', sql: (at) => sum('remedy_amount', 'true', at) },
  ],
};
