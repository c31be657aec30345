import type { ReportName } from './report-kinds.sql.js';
import { BEFORE, LAST } from './report-span.sql.js';

/** Sums of a day `d` by kind. */
const KINDS: Partial<Record<ReportName, string>> = {
  volume: `('counter', d.counter_paisa), ('prepaid', d.prepaid_paisa), ('refund', -d.refunded_paisa)`,
  income: `('subscription', d.subscription_paisa), ('membership', d.membership_paisa)`,
};

/** Sums of money by day and kind, from daily figures, without test payments and voided uses (rule RP7, ADR 127). */
export const moneySums = (name: ReportName): string => `
  events AS MATERIALIZED (
    SELECT days.key, days.is_now, sums.kind, sums.paisa FROM marketplace_days_between(${BEFORE}, ${LAST}) AS d JOIN days ON days.day = d.day
    CROSS JOIN LATERAL (VALUES ${KINDS[name]}) AS sums(kind, paisa)
  ), whole AS (SELECT * FROM events)`;
