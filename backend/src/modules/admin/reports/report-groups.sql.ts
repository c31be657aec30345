import type { ReportGroup } from './report-kinds.sql.js';
import { BEFORE, DAYS, FIRST, LAST, LOCAL_DAY } from './report-span.sql.js';

/** Grouping of raw rows: by days of the statement, or by a column of the deal or of the pass. */
export interface Grouping {
  isByTime: boolean;
  /** True if the grouping reads the deal `d`. */
  needsDeal: boolean;
  /**
   * Joins after the raw rows.
   * @param at time of a row
   */
  joins: (at: string) => string;
  key: string;
  /** @param at time of a row */
  isNow: (at: string) => string;
}

const BY_TIME: Grouping = {
  isByTime: true,
  needsDeal: false,
  joins: (at) => `JOIN days ON days.day = ${LOCAL_DAY(at)}`,
  key: 'days.key',
  isNow: () => 'days.is_now',
};

const byColumn = (key: string): Grouping => ({
  isByTime: false,
  needsDeal: key.startsWith('d.'),
  joins: () => '',
  key,
  isNow: (at) => `${at} >= start_of_nepal_day(${FIRST})`,
});

export const GROUPINGS: Readonly<Record<ReportGroup, Grouping>> = {
  day: BY_TIME,
  week: BY_TIME,
  month: BY_TIME,
  city: byColumn('d.location_id'),
  category: byColumn('d.category_id'),
  vendor: byColumn('p.vendor_id'),
};

const TIME: Partial<Record<ReportGroup, string>> = {
  day: 'shown_on',
  // Nepal's week begins on Sunday.
  week: '(shown_on - extract(dow FROM shown_on)::int)',
  month: `date_trunc('month', shown_on)::date`,
};

/** Each day of the period and of the preceding one, with the first day of the row that shows it. */
export const daysOf = (group: ReportGroup): string => `
    SELECT day, is_now, ${TIME[group] ?? 'shown_on'} AS key
    FROM (SELECT each::date AS day, each::date >= ${FIRST} AS is_now, CASE WHEN each::date >= ${FIRST} THEN each::date ELSE each::date + ${DAYS} END AS shown_on
      FROM generate_series(${BEFORE}, ${LAST}, interval '1 day') AS each) AS shown`;

/** Names of the rows that are not time spans: the relation `t`, its label, and the label in Nepali. */
export const NAMES: Partial<Record<ReportGroup, { joins: string; label: string }>> = {
  city: { joins: 'LEFT JOIN city_names t ON t.id = g.key', label: 't.name' },
  category: { joins: 'LEFT JOIN category_names t ON t.id = g.key', label: 't.name' },
  vendor: { joins: 'LEFT JOIN vendor_cards t ON t.id = g.key', label: 't.business_name' },
};
