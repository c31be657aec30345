import type { PdfDocument } from '../../../common/pdf/new-pdf.js';
import { INK, TEXT_HEIGHT } from './card-drawing.js';

/** Draws into a square of 64 points. */
type Picture = (page: PdfDocument, x: number, y: number) => void;

const lined = (page: PdfDocument): PdfDocument =>
  page.lineWidth(2.4).lineJoin('round').lineCap('round').strokeColor(INK);

/** A phone with a code between the corners of a camera. */
const scan: Picture = (page, x, y) => {
  lined(page)
    .roundedRect(x + 16, y + 3, 32, 58, 5)
    .stroke();
  for (const [left, top] of [
    [23, 21],
    [33, 21],
    [23, 31],
  ] as const)
    page.rect(x + left, y + top, 8, 8);
  page.rect(x + 35, y + 33, 5, 5).fill(INK);
  const corner = (left: number, top: number, toRight: number, down: number) =>
    lined(page)
      .moveTo(x + left, y + top + 9 * down)
      .lineTo(x + left, y + top)
      .lineTo(x + left + 9 * toRight, y + top)
      .stroke();
  corner(4, 14, 1, 1);
  corner(60, 14, -1, 1);
  corner(4, 48, 1, -1);
  corner(60, 48, -1, -1);
};

/** A bill with the price on it. */
const charge: Picture = (page, x, y) => {
  lined(page)
    .moveTo(x + 14, y + 4)
    .lineTo(x + 50, y + 4)
    .lineTo(x + 50, y + 58)
    .lineTo(x + 41, y + 52)
    .lineTo(x + 32, y + 58)
    .lineTo(x + 23, y + 52)
    .lineTo(x + 14, y + 58)
    .closePath()
    .stroke();
  page.font('bold').fontSize(18).fillColor(INK);
  page.text('रु', x + 14, y + 10, { width: 36, height: TEXT_HEIGHT, align: 'center', lineBreak: false });
  lined(page)
    .moveTo(x + 21, y + 42)
    .lineTo(x + 43, y + 42)
    .stroke();
};

/** A tick in a circle. */
const confirm: Picture = (page, x, y) => {
  page.circle(x + 32, y + 32, 27).fill(INK);
  page
    .lineWidth(5)
    .lineJoin('round')
    .lineCap('round')
    .strokeColor('#FFFFFF')
    .moveTo(x + 19, y + 33)
    .lineTo(x + 28, y + 42)
    .lineTo(x + 45, y + 23)
    .stroke();
};

export const STAFF_PICTURES: readonly Picture[] = [scan, charge, confirm];
