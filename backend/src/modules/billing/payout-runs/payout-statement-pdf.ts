import { newPdf, type PdfDocument as Document } from '../../../common/pdf/new-pdf.js';
import { dayInBothCalendars, nepaliDayText } from '../../../common/time/bikram-sambat.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import type { PayoutLineView, PayoutStatementView } from './own-payout.view.js';
import { STATEMENT_WORDS as WORDS } from './payout-statement-labels.js';

const INK = '#2A0B4D';
const SOFT = '#5E4B78';
const RED = '#B42318';
const LINE = '#D9C7F0';
/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
const COLUMNS = {
  day: PAGE.margin,
  what: 120,
  codes: 390,
  amount: 450,
  end: PAGE.width - PAGE.margin,
} as const;
const LAST_ROW = PAGE.height - 90;
/** Height of the sums. */
const SUMS = 190;

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
/** `Rs. 1,00,000`, or `− Rs. 500` for a negative sum. */
const money = (paisa: number): string =>
  `${paisa < 0 ? '− ' : ''}Rs. ${rupees.format(Math.abs(paisa) / 100)}`;

interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

const label = (page: Document, text: string, { x, y, width, align = 'left' }: Place): void =>
  void page.font('regular').fontSize(8).fillColor(SOFT).text(text, x, y, { width, align });

const value = (page: Document, text: string, { x, y, width, align = 'left' }: Place, color = INK): void =>
  void page.font('regular').fontSize(10).fillColor(color).text(text, x, y, { width, align });

const rule = (page: Document, y: number): void =>
  void page.moveTo(PAGE.margin, y).lineTo(COLUMNS.end, y).lineWidth(0.75).strokeColor(LINE).stroke();

function head(page: Document, payout: PayoutStatementView, author: string): number {
  const { business, bank, branch, holder, lastFour, method, periodFrom, orderedAt, paidAt, reference } =
    payout;
  page.font('bold').fontSize(22).fillColor(INK).text(author, PAGE.margin, PAGE.margin, { width: 220 });
  const title = { width: COLUMNS.end - 250, align: 'right' } as const;
  page.fontSize(14).text(WORDS.title, 250, PAGE.margin + 4, title);
  const facts = [
    [WORDS.number, payout.number],
    [WORDS.period, `${nepalDay(new Date(periodFrom))} – ${nepalDay(new Date(orderedAt))}`],
    ['', `${nepaliDayText(periodFrom)} – ${nepaliDayText(orderedAt)}`],
    [WORDS.paidOn, paidAt ? dayInBothCalendars(paidAt) : '–'],
    [WORDS.reference, reference ?? '–'],
    [WORDS.state, WORDS.states[payout.state]],
  ] as const;
  facts.forEach(([name, text], at) => {
    const y = PAGE.margin + 34 + at * 14;
    label(page, name, { x: 300, y: y + 1, width: 100 });
    value(page, text, { x: 390, y: y - 1, width: COLUMNS.end - 390, align: 'right' });
  });
  const lists = [
    [
      PAGE.margin,
      WORDS.business,
      business.name,
      business.nameNe,
      business.address,
      business.pan && `${WORDS.pan} ${business.pan}`,
    ],
    [
      318,
      WORDS.to,
      bank ? `${bank}, ${branch ?? ''}` : WORDS.methods[method],
      holder,
      lastFour && `…${lastFour}`,
    ],
  ] as const;
  const ends = lists.map(([x, name, first, ...others]) => {
    label(page, name, { x, y: 178, width: 230 });
    page.font('bold').fontSize(11).fillColor(INK).text(first, x, 190, { width: 230 });
    for (const fact of others) if (fact) page.font('regular').fontSize(9).text(fact, { width: 230 });
    return page.y;
  });
  return Math.max(...ends) + 20;
}

function tableHead(page: Document, y: number): number {
  label(page, WORDS.day, { x: COLUMNS.day, y, width: 70 });
  label(page, WORDS.what, { x: COLUMNS.what, y, width: 260 });
  label(page, WORDS.codes, { x: COLUMNS.codes, y, width: 60, align: 'right' });
  label(page, WORDS.amount, { x: COLUMNS.amount, y, width: COLUMNS.end - COLUMNS.amount, align: 'right' });
  rule(page, y + 14);
  return y + 20;
}

function rows(page: Document, lines: readonly PayoutLineView[], from: number): number {
  let y = tableHead(page, from);
  for (const { day, kind, title, titleNe, codes, paisa } of lines) {
    if (y > LAST_ROW) {
      page.addPage();
      y = tableHead(page, PAGE.margin);
    }
    const sum = { x: COLUMNS.amount, y, width: COLUMNS.end - COLUMNS.amount, align: 'right' } as const;
    value(page, money(paisa), sum, paisa < 0 ? RED : INK);
    if (codes !== null) value(page, String(codes), { x: COLUMNS.codes, y, width: 60, align: 'right' });
    value(page, day, { x: COLUMNS.day, y, width: 70 });
    page.fontSize(8.5).fillColor(SOFT).text(nepaliDayText(day), { width: 70 });
    const belowDay = page.y;
    value(page, title ?? WORDS.kinds[kind], { x: COLUMNS.what, y, width: 260 });
    for (const more of [titleNe, title && WORDS.kinds[kind]])
      if (more) page.fontSize(8.5).fillColor(SOFT).text(more, { width: 260 });
    y = Math.max(page.y, belowDay) + 6;
    rule(page, y - 3);
  }
  return y;
}

function sums(page: Document, payout: PayoutStatementView, from: number): void {
  let y = from + 10;
  if (y > PAGE.height - SUMS) {
    page.addPage();
    y = PAGE.margin;
  }
  const lines = [
    [WORDS.sums.opening, payout.openingPaisa],
    [WORDS.sums.sold, payout.soldPaisa],
    [WORDS.sums.returned, -payout.returnedPaisa],
    [WORDS.sums.returnedPayouts, payout.returnedPayoutsPaisa],
    [WORDS.sums.other, -payout.otherPaisa],
    [WORDS.sums.fee, -payout.feePaisa],
    [WORDS.sums.closing, -payout.closingPaisa],
  ] as const;
  const always: readonly string[] = [WORDS.sums.sold, WORDS.sums.returned, WORDS.sums.fee];
  for (const [name, paisa] of lines.filter(([name, paisa]) => paisa !== 0 || always.includes(name))) {
    label(page, name, { x: 170, y: y + 1, width: 260, align: 'right' });
    value(page, money(paisa), { x: 430, y, width: COLUMNS.end - 430, align: 'right' }, paisa < 0 ? RED : INK);
    y += 17;
  }
  page
    .font('bold')
    .fontSize(10)
    .fillColor(INK)
    .text(WORDS.total, 170, y + 5, { width: 260, align: 'right' });
  page
    .fontSize(13)
    .text(money(payout.amount * 100), 430, y + 2, { width: COLUMNS.end - 430, align: 'right' });
}

/** Renders the statement of a payout as a PDF file: A4, both languages, searchable text. */
export function payoutStatementPdf(payout: PayoutStatementView, author: string): Promise<Buffer> {
  const createdAt = new Date(payout.orderedAt);
  return newPdf({ ...PAGE, title: payout.number, author, createdAt }, (page) =>
    sums(page, payout, rows(page, payout.lines, head(page, payout, author))),
  );
}
