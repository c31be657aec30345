import { newPdf, type PdfDocument as Document } from '../../../common/pdf/new-pdf.js';
import { dayInBothCalendars } from '../../../common/time/bikram-sambat.js';
import type { InvoicePartyView, InvoiceView } from './invoice.view.js';
import { INVOICE_WORDS as WORDS } from './invoice-labels.js';

const INK = '#2A0B4D';
const SOFT = '#5E4B78';
const LINE = '#D9C7F0';
/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
const COLUMNS = {
  text: PAGE.margin,
  quantity: 330,
  unit: 380,
  amount: 460,
  end: PAGE.width - PAGE.margin,
} as const;
const LAST_ROW = PAGE.height - 200;

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** `Rs. 1,00,000.50` */
const money = (paisa: number): string => `Rs. ${rupees.format(paisa / 100)}`;

function label(
  page: Document,
  text: string,
  x: number,
  y: number,
  width: number,
  align: 'left' | 'right' = 'left',
): void {
  page.font('regular').fontSize(8).fillColor(SOFT).text(text, x, y, { width, align });
}

function value(
  page: Document,
  text: string,
  x: number,
  y: number,
  width: number,
  align: 'left' | 'right' = 'left',
): void {
  page.font('regular').fontSize(10).fillColor(INK).text(text, x, y, { width, align });
}

function rule(page: Document, y: number): void {
  page.moveTo(PAGE.margin, y).lineTo(COLUMNS.end, y).lineWidth(0.75).strokeColor(LINE).stroke();
}

function party(
  page: Document,
  title: string,
  { name, address, phone, email, pan }: InvoicePartyView,
  x: number,
): number {
  const width = 230;
  label(page, title, x, 150, width);
  page.font('bold').fontSize(11).fillColor(INK).text(name, x, 162, { width });
  const facts = [address, phone, email, pan && `${WORDS.pan} ${pan}`].filter(
    (fact) => fact !== null && fact !== '',
  );
  for (const fact of facts) page.font('regular').fontSize(9).fillColor(INK).text(String(fact), { width });
  return page.y;
}

function head(page: Document, invoice: InvoiceView): number {
  const { seller, kind } = invoice;
  page.font('bold').fontSize(22).fillColor(INK);
  page.text([seller.name, seller.nameNe].filter(Boolean).join(' / '), PAGE.margin, PAGE.margin, {
    width: 260,
  });
  page
    .font('bold')
    .fontSize(14)
    .text(WORDS.title[kind], 300, PAGE.margin + 4, { width: COLUMNS.end - 300, align: 'right' });
  const facts = [
    [WORDS.number, invoice.number],
    [WORDS.day, dayInBothCalendars(invoice.issuedAt)],
    [WORDS.fiscalYear, invoice.fiscalYear],
    ...(invoice.corrects ? [[WORDS.corrects, invoice.corrects]] : []),
    [WORDS.paidBy, WORDS.gateways[invoice.paidBy]],
  ] as const;
  facts.forEach(([name, text], at) => {
    const y = PAGE.margin + 30 + at * 13;
    label(page, name as string, 300, y + 1, 120);
    value(page, text as string, 400, y - 1, COLUMNS.end - 400, 'right');
  });
  const ends = [party(page, WORDS.seller, seller, PAGE.margin), party(page, WORDS.buyer, invoice.buyer, 318)];
  return Math.max(...ends) + 18;
}

function tableHead(page: Document, y: number): number {
  label(page, WORDS.text, COLUMNS.text, y, 260);
  label(page, WORDS.quantity, COLUMNS.quantity - 10, y, 60, 'right');
  label(page, WORDS.unit, COLUMNS.unit, y, 75, 'right');
  label(page, WORDS.amount, COLUMNS.amount, y, COLUMNS.end - COLUMNS.amount, 'right');
  rule(page, y + 14);
  return y + 20;
}

function rows(page: Document, { lines }: InvoiceView, from: number): number {
  let y = tableHead(page, from);
  for (const { text, textNe, quantity, unitPaisa } of lines) {
    if (y > LAST_ROW) {
      page.addPage();
      y = tableHead(page, PAGE.margin);
    }
    value(page, String(quantity), COLUMNS.quantity - 10, y, 60, 'right');
    value(page, money(unitPaisa), COLUMNS.unit - 10, y, 85, 'right');
    value(page, money(quantity * unitPaisa), COLUMNS.amount, y, COLUMNS.end - COLUMNS.amount, 'right');
    value(page, text, COLUMNS.text, y, 260);
    if (textNe) page.fontSize(9).fillColor(SOFT).text(textNe, { width: 260 });
    y = page.y + 6;
    rule(page, y - 3);
  }
  return y;
}

function sums(page: Document, invoice: InvoiceView, from: number): void {
  const { kind, pointsPaisa, netPaisa, vatPaisa, totalPaisa } = invoice;
  const lines = [
    ...(pointsPaisa > 0 ? [[WORDS.points, `− ${money(pointsPaisa)}`]] : []),
    [WORDS.net, money(netPaisa)],
    [WORDS.vat, money(vatPaisa)],
  ] as const;
  let y = from + 8;
  for (const [name, text] of lines) {
    label(page, name as string, 300, y + 1, 150, 'right');
    value(page, text as string, COLUMNS.amount - 20, y, COLUMNS.end - COLUMNS.amount + 20, 'right');
    y += 16;
  }
  page
    .font('bold')
    .fontSize(10)
    .fillColor(INK)
    .text(WORDS.total[kind], 250, y + 3, { width: 200, align: 'right' });
  page.fontSize(13).text(money(totalPaisa), COLUMNS.amount - 20, y, {
    width: COLUMNS.end - COLUMNS.amount + 20,
    align: 'right',
  });
  label(page, WORDS.included, PAGE.margin, y + 48, COLUMNS.end - PAGE.margin);
  label(page, WORDS.includedNe, PAGE.margin, y + 60, COLUMNS.end - PAGE.margin);
}

/** Renders an invoice as a PDF file: A4, both languages, searchable text. */
export function invoicePdf(invoice: InvoiceView): Promise<Buffer> {
  const createdAt = new Date(invoice.issuedAt);
  return newPdf({ ...PAGE, title: invoice.number, author: invoice.seller.name, createdAt }, (page) =>
    sums(page, invoice, rows(page, invoice, head(page, invoice))),
  );
}
