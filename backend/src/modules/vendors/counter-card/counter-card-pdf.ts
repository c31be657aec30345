import { newPdf, type PdfDocument } from '../../../common/pdf/new-pdf.js';
import { drawBand, drawBoth, drawFitted, drawQr, drawText, INK, PAPER, SOFT } from './card-drawing.js';
import type { CardFormat } from './counter-card.dto.js';
import { CARD_WORDS as WORDS } from './counter-card-words.js';
import { STAFF_PICTURES } from './staff-pictures.js';

export interface CardFacts {
  businessName: string;
  nameNe: string | null;
  /** Address of the branch. */
  address: string;
  /** URL of the public page of the business. */
  pageAddress: string;
  /** URL of the counter page. */
  counterAddress: string;
}

export interface CardOptions {
  format: CardFormat;
  isLight: boolean;
  /** True for a back with the steps for staff. */
  hasSteps: boolean;
  madeAt: Date;
}

/** A5 in points. A6 has the same layout, scaled down. */
const CARD = { width: 419.53, height: 595.28 } as const;
const STICKER = { width: 226.77, height: 226.77 } as const;
const SCALES: Readonly<Record<Exclude<CardFormat, 'sticker'>, number>> = { a5: 1, a6: Math.SQRT1_2 };
const MARGIN = 28;
const INNER = { x: MARGIN, width: CARD.width - 2 * MARGIN } as const;
const HEAD = 150;

function footer(page: PdfDocument, { businessName, nameNe, address }: CardFacts): void {
  const y = CARD.height - 62;
  page
    .moveTo(MARGIN, y)
    .lineTo(CARD.width - MARGIN, y)
    .dash(4, { space: 4 })
    .lineWidth(0.8)
    .strokeColor(SOFT);
  page.stroke().undash();
  const name = [businessName, nameNe].filter(Boolean).join(' / ');
  const next = drawFitted(page, name, { ...INNER, y: y + 10, size: 13, color: INK });
  drawFitted(page, address, { ...INNER, y: next + 1, size: 10, color: SOFT, weight: 'regular' });
}

function guestSteps(page: PdfDocument, from: number): void {
  let y = from;
  WORDS.guestSteps.forEach((sentences, index) => {
    page
      .circle(MARGIN + 11, y + 12, 10)
      .lineWidth(1.2)
      .strokeColor(INK)
      .stroke();
    const number = { x: MARGIN + 1, width: 20, y: y + 5, size: 11, color: INK };
    drawFitted(page, String(index + 1), number);
    const text = { x: MARGIN + 34, width: INNER.width - 34, y, size: 11.5, color: INK };
    y = drawBoth(page, sentences, text) + 7;
  });
}

function front(page: PdfDocument, facts: CardFacts, isLight: boolean): void {
  const color = isLight ? INK : PAPER;
  if (!isLight) page.rect(0, 0, CARD.width, HEAD).fill(INK);
  drawBand(page, CARD.width, 14);
  const brand = drawFitted(page, 'dobbar', { ...INNER, y: 28, size: 24, color });
  const title = drawFitted(page, WORDS.show[0], { ...INNER, y: brand + 4, size: 27, color });
  drawFitted(page, WORDS.show[1], { ...INNER, y: title, size: 22, color: isLight ? INK : '#FFC83D' });
  if (isLight)
    page
      .moveTo(MARGIN, HEAD)
      .lineTo(CARD.width - MARGIN, HEAD)
      .lineWidth(1.5)
      .strokeColor(INK)
      .stroke();
  const width = 190;
  drawQr(page, facts.pageAddress, { x: (CARD.width - width) / 2, y: HEAD + 4, width });
  const scan = { ...INNER, size: 12, color: INK };
  const next = drawFitted(page, WORDS.seeDeals[0], { ...scan, y: HEAD + width });
  const below = drawFitted(page, WORDS.seeDeals[1], { ...scan, y: next, weight: 'regular' });
  guestSteps(page, below + 12);
  footer(page, facts);
}

function back(page: PdfDocument, facts: CardFacts): void {
  drawBand(page, CARD.width, 14);
  const title = drawFitted(page, WORDS.staff[0], { ...INNER, y: 30, size: 22, color: INK });
  const below = drawFitted(page, WORDS.staff[1], {
    ...INNER,
    y: title,
    size: 16,
    color: INK,
    weight: 'regular',
  });
  let y = below + 12;
  WORDS.staffSteps.forEach((sentences, index) => {
    STAFF_PICTURES[index]?.(page, MARGIN, y);
    const text = { x: MARGIN + 82, width: INNER.width - 82, y: y + 10, size: 13, color: INK };
    drawBoth(page, [`${index + 1}. ${sentences[0]}`, sentences[1]], text);
    y += 82;
  });
  page.roundedRect(MARGIN, y, INNER.width, 66, 8).lineWidth(1).strokeColor(INK).stroke();
  drawBoth(page, WORDS.offline, {
    x: MARGIN + 12,
    width: INNER.width - 24,
    y: y + 9,
    size: 10.5,
    color: INK,
  });
  y += 78;
  drawQr(page, facts.counterAddress, { x: MARGIN - 8, y, width: 112 });
  const side = { x: MARGIN + 116, width: INNER.width - 116, size: 13, color: INK };
  const next = drawBoth(page, WORDS.openCounter, { ...side, y: y + 26 });
  drawText(page, new URL(facts.counterAddress).host + '/dashboard/counter', {
    ...side,
    y: next + 4,
    size: 10,
  });
  const foot = { ...INNER, y: CARD.height - 30, size: 10, color: SOFT, weight: 'regular' } as const;
  drawFitted(page, `${facts.businessName} · ${facts.address}`, foot);
}

function sticker(page: PdfDocument, facts: CardFacts, isLight: boolean): void {
  const inner = { x: 10, width: STICKER.width - 20 } as const;
  const color = isLight ? INK : PAPER;
  if (!isLight) page.rect(0, 0, STICKER.width, STICKER.height).fill(INK);
  const title = drawFitted(page, WORDS.show[0], { ...inner, y: 10, size: 17, color });
  const below = drawFitted(page, WORDS.show[1], { ...inner, y: title, size: 14, color });
  const width = 138;
  drawQr(page, facts.pageAddress, { x: (STICKER.width - width) / 2, y: below + 4, width });
  drawFitted(page, facts.businessName, { ...inner, y: below + width + 9, size: 10, color });
}

/** Creates the PDF of a counter card: the front for guests and, if wanted, the back for staff. A sticker has only a front. */
export function counterCardPdf(
  facts: CardFacts,
  { format, isLight, hasSteps, madeAt }: CardOptions,
): Promise<Buffer> {
  const meta = { margin: 0, title: `${facts.businessName}: counter card`, author: facts.businessName };
  if (format === 'sticker')
    return newPdf({ ...STICKER, ...meta, createdAt: madeAt }, (page) => sticker(page, facts, isLight));
  const scale = SCALES[format];
  const size: [number, number] = [CARD.width * scale, CARD.height * scale];
  return newPdf({ width: size[0], height: size[1], ...meta, createdAt: madeAt }, (page) => {
    page.scale(scale);
    front(page, facts, isLight);
    if (!hasSteps) return;
    page.addPage({ size, margin: 0 });
    page.scale(scale);
    back(page, facts);
  });
}
