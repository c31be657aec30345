import type { CsvRow } from '../../../common/csv/csv.js';
import { MONTHS_AFTER } from './report-statement.sql.js';
import type { RecurringRowView, ReportView, ReturningView } from './report.view.js';

type Language = 'en' | 'ne';

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    day: 'Day',
    week: 'Week from',
    month: 'Month from',
    city: 'City',
    category: 'Category',
    vendor: 'Business',
    number: 'Number',
    before: 'before',
    all: 'All',
    used: 'Used',
    issued: 'Issued',
    rate: 'Used of those issued (%)',
    saved: 'Saved (Rs.)',
    revenue: 'Revenue (Rs.)',
    vendors: 'Active businesses',
    newCustomers: 'New customers',
    customers: 'Customers',
    returningCustomers: 'Returning customers',
    volume: 'Gross volume (Rs.)',
    counter: 'Charged at counters (Rs.)',
    prepaid: 'Prepaid sales (Rs.)',
    refunds: 'Refunds (Rs.)',
    income: 'Own income without VAT (Rs.)',
    vendorPlans: 'Plans of businesses (Rs.)',
    memberPlans: 'Memberships (Rs.)',
    cases: 'Cases',
    rejectedCodes: 'Rejected codes',
    casesSettled: 'Settled by the business',
    casesForCustomer: 'Decided for the customer',
    casesForBusiness: 'Decided for the business',
    casesUnanswered: 'Not answered in time',
    givenBack: 'Given back (Rs.)',
    firstUse: 'Month of first use',
    later: 'months later',
  },
  ne: {
    day: 'दिन',
    week: 'हप्ताको सुरु',
    month: 'महिनाको सुरु',
    city: 'सहर',
    category: 'श्रेणी',
    vendor: 'व्यवसाय',
    number: 'नम्बर',
    before: 'अघि',
    all: 'सबै',
    used: 'प्रयोग',
    issued: 'लिइएका',
    rate: 'लिइएकामध्ये प्रयोग (%)',
    saved: 'बचत (रु.)',
    revenue: 'आम्दानी (रु.)',
    vendors: 'सक्रिय व्यवसाय',
    newCustomers: 'नयाँ ग्राहक',
    customers: 'ग्राहक',
    returningCustomers: 'फर्केका ग्राहक',
    volume: 'कुल कारोबार (रु.)',
    counter: 'काउन्टरमा लिइएको (रु.)',
    prepaid: 'अग्रिम बिक्री (रु.)',
    refunds: 'रकम फिर्ता (रु.)',
    income: 'भ्याटबाहेक हाम्रो आम्दानी (रु.)',
    vendorPlans: 'व्यवसायका योजना (रु.)',
    memberPlans: 'सदस्यता (रु.)',
    cases: 'गुनासो',
    rejectedCodes: 'अस्वीकृत कोड',
    casesSettled: 'व्यवसायले मिलाएको',
    casesForCustomer: 'ग्राहकको पक्षमा निर्णय',
    casesForBusiness: 'व्यवसायको पक्षमा निर्णय',
    casesUnanswered: 'समयमा जवाफ नआएको',
    givenBack: 'फिर्ता दिइएको (रु.)',
    firstUse: 'पहिलो प्रयोगको महिना',
    later: 'महिनापछि',
  },
};

const BY_TIME = new Set(['day', 'week', 'month']);

/** Table of a report. Each figure has the value of the preceding period beside it; the last row is the whole period. */
export function reportTable(report: ReportView, language: Language): { headings: CsvRow; rows: CsvRow[] } {
  const words = WORDS[language];
  const names = report.measures.map(({ name }) => words[name] ?? name);
  const isTime = BY_TIME.has(report.by);
  const first = words[report.by] ?? report.by;
  const inRupees = (value: number | null | undefined, n: number) =>
    report.measures[n]?.unit === 'paisa' && typeof value === 'number' ? value / 100 : (value ?? null);
  const paired = (now: readonly (number | null)[], before: readonly (number | null)[]) =>
    now.flatMap((value, n) => [inRupees(value, n), inRupees(before[n], n)]);
  const headings = [
    ...(isTime ? [first] : [words['number'] ?? '', first]),
    ...names.flatMap((name) => [name, `${name}, ${words['before']}`]),
  ];
  const rows = report.rows.map((row) => {
    const label = language === 'ne' ? (row.labelNe ?? row.label) : row.label;
    return [...(isTime ? [row.key] : [row.key, label]), ...paired(row.values, row.previous)];
  });
  const all = words['all'] ?? '';
  return {
    headings,
    rows: [...rows, [...(isTime ? [all] : ['', all]), ...paired(report.total, report.previous)]],
  };
}

/** Cohorts by month, a column for each month after the first use. */
export function returningCustomersTable(
  report: ReturningView,
  language: Language,
): { headings: CsvRow; rows: CsvRow[] } {
  const words = WORDS[language];
  const months = Array.from({ length: MONTHS_AFTER }, (_, n) => n + 1);
  return {
    headings: [
      words['firstUse'] ?? '',
      words['newCustomers'] ?? '',
      ...months.map((n) => `${n} ${words['later']}`),
    ],
    rows: report.rows.map(({ month, size, returned }) => [
      month,
      size,
      ...months.map((n) => returned[n - 1] ?? null),
    ]),
  };
}

const RECURRING_HEADINGS: Record<Language, string[]> = {
  en: ['Kind', 'Plan', 'Cycle', 'Number', 'A month without VAT (Rs.)'],
  ne: ['किसिम', 'योजना', 'अवधि', 'सङ्ख्या', 'भ्याटबाहेक मासिक (रु.)'],
};

/** Running plans by kind, plan and cycle. */
export const recurringTable = (
  rows: readonly RecurringRowView[],
  language: Language,
): { headings: CsvRow; rows: CsvRow[] } => ({
  headings: RECURRING_HEADINGS[language],
  rows: rows.map(({ kind, name, nameNe, billingCycle, count, monthlyPaisa }) => [
    kind,
    language === 'ne' ? nameNe : name,
    billingCycle,
    count,
    monthlyPaisa / 100,
  ]),
});
