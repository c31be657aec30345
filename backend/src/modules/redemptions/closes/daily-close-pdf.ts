import { newPdf, type PdfDocument as Document } from '../../../common/pdf/new-pdf.js';
import { dayInBothCalendars, nepaliMomentText } from '../../../common/time/bikram-sambat.js';
import { nepalDay, nepalMoment } from '../../../common/time/nepal-day.js';
import { CLOSE_PDF_WORDS as WORDS } from './daily-close-pdf-words.js';
import type { DailyCloseSheetView } from './daily-close-sheet.view.js';

const INK = '#2A0B4D';
const SOFT = '#5E4B78';
const LINE = '#D9C7F0';
/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
const END = PAGE.width - PAGE.margin;
const LAST_ROW = PAGE.height - 80;
const ROW = 16;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
/** `Rs. 1,00,000`, or `− Rs. 500` for a negative sum. */
const money = (rupees: number): string => `${rupees < 0 ? '− ' : ''}Rs. ${grouped.format(Math.abs(rupees))}`;

type Line = readonly [name: string, text: string, isBold?: boolean];

function rule(page: Document, y: number): void {
  page.moveTo(PAGE.margin, y).lineTo(END, y).lineWidth(0.75).strokeColor(LINE).stroke();
}

/** @returns the place of the next row, on a further page if this one is full */
function placeOf(page: Document, y: number): number {
  if (y <= LAST_ROW) return y;
  page.addPage();
  return PAGE.margin;
}

function heading(page: Document, text: string, from: number): number {
  const y = placeOf(page, from + 12 + 3 * ROW) === PAGE.margin ? PAGE.margin : from + 12;
  page
    .font('bold')
    .fontSize(11)
    .fillColor(INK)
    .text(text, PAGE.margin, y, { width: END - PAGE.margin });
  rule(page, page.y + 4);
  return page.y + 10;
}

function lines(page: Document, rows: readonly Line[], from: number): number {
  let y = from;
  for (const [name, text, isBold = false] of rows) {
    y = placeOf(page, y);
    const weight = isBold ? 'bold' : 'regular';
    page.font(weight).fontSize(9.5).fillColor(SOFT).text(name, PAGE.margin, y, { width: 300 });
    const below = page.y;
    page.fillColor(INK).text(text, 310, y, { width: END - 310, align: 'right' });
    y = Math.max(below, page.y, y + ROW - 3) + 3;
  }
  return y;
}

function head(page: Document, close: DailyCloseSheetView, author: string): number {
  page.font('bold').fontSize(22).fillColor(INK).text(author, PAGE.margin, PAGE.margin, { width: 220 });
  page.fontSize(14).text(WORDS.title, 250, PAGE.margin + 4, { width: END - 250, align: 'right' });
  const business = [close.businessName, close.nameNe].filter(Boolean).join(' / ');
  const signed = close.signedBy === null ? WORDS.automatic : close.signedBy || WORDS.former;
  return lines(
    page,
    [
      [WORDS.business, `${business}, ${close.branchName}`],
      [WORDS.number, close.number],
      [WORDS.fiscalYear, close.fiscalYear],
      [WORDS.day, dayInBothCalendars(close.day)],
      [WORDS.closedAt, `${nepalMoment(close.closedAt)} / ${nepaliMomentText(close.closedAt)}`],
      [WORDS.signedBy, signed],
      ...(close.manager === null ? [] : [[WORDS.manager, close.manager || WORDS.former] as const]),
    ],
    PAGE.margin + 44,
  );
}

function takings(page: Document, close: DailyCloseSheetView, from: number): number {
  const optional: readonly Line[] = [
    [WORDS.card, money(close.card)],
    [WORDS.unsaid, money(close.unsaid)],
    [WORDS.late, String(close.late)],
  ];
  const isShown = [close.card, close.unsaid, close.late];
  return lines(
    page,
    [
      [WORDS.uses, String(close.uses)],
      [WORDS.takenBack, String(close.takenBack)],
      [WORDS.offline, String(close.offline)],
      [WORDS.charged, money(close.charged)],
      [WORDS.cash, money(close.cash)],
      [WORDS.qr, money(close.qr)],
      ...optional.filter((_, at) => isShown[at] !== 0),
    ],
    heading(page, WORDS.takings, from),
  );
}

function drawer(page: Document, close: DailyCloseSheetView, from: number): number {
  const { float, cash, corrected, otherCash, takenOut, expected, counted, difference } = close;
  const left = counted === null ? 0 : Math.min(float, counted);
  const result: readonly Line[] =
    counted === null || difference === null
      ? [[WORDS.counted, WORDS.uncounted, true]]
      : [
          [WORDS.counted, money(counted), true],
          [WORDS.difference, difference === 0 ? WORDS.exact : money(difference), true],
          ...(close.reason ? [[WORDS.reason, WORDS.reasons[close.reason]] as const] : []),
          [WORDS.left, money(left)],
          [WORDS.toBank, money(counted - left)],
        ];
  return lines(
    page,
    [
      [WORDS.float, money(float)],
      [WORDS.cash, money(cash)],
      ...(corrected === 0 ? [] : [[WORDS.corrected, money(corrected)] as const]),
      [WORDS.otherCash, money(otherCash)],
      [WORDS.takenOut, money(-takenOut)],
      [WORDS.expected, money(expected), true],
      ...result,
      ...(close.notes ? [[WORDS.notes, close.notes] as const] : []),
      ...(close.waiting > 0 ? [[WORDS.waiting, String(close.waiting)] as const] : []),
    ],
    heading(page, WORDS.result, from),
  );
}

function people(page: Document, close: DailyCloseSheetView, from: number): number {
  if (close.people.length === 0) return from;
  const rows = close.people.map(({ staffName, uses, charged, cash }): Line => [
    staffName || WORDS.former,
    `${uses} · ${money(charged)} · ${WORDS.cash} ${money(cash)}`,
  ]);
  return lines(page, rows, heading(page, WORDS.people, from));
}

function exceptions(page: Document, close: DailyCloseSheetView, from: number): number {
  const overrides = close.overrides.map(({ at, dealTitle, manager, person }): Line => [
    `${nepalMoment(at) ?? ''} · ${dealTitle}`,
    `${manager || WORDS.former} / ${person || WORDS.former}`,
  ]);
  const corrections = close.corrections.map(({ amount, reason, madeBy, day }): Line => [
    `${dayInBothCalendars(day)} · ${reason}`,
    `${money(amount)}, ${madeBy}`,
  ]);
  const y = overrides.length > 0 ? lines(page, overrides, heading(page, WORDS.overrides, from)) : from;
  return corrections.length > 0 ? lines(page, corrections, heading(page, WORDS.corrections, y)) : y;
}

/** Renders a closed day as a PDF file: A4, both languages, searchable text. */
export function dailyClosePdf(close: DailyCloseSheetView, author: string): Promise<Buffer> {
  const createdAt = new Date(close.closedAt);
  const title = `${close.number}, ${nepalDay(createdAt)}`;
  return newPdf({ ...PAGE, title, author, createdAt }, (page) => {
    const parts = [takings, drawer, people, exceptions];
    parts.reduce((y, part) => part(page, close, y), head(page, close, author));
  });
}
