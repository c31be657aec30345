import { create } from 'qrcode';
import type { PdfDocument } from '../../../common/pdf/new-pdf.js';

export const INK = '#2A0B4D';
export const SOFT = '#5E4B78';
export const PAPER = '#FFFFFF';

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** Width of the quiet zone around a QR code, in modules. */
const QUIET = 4;

/** Draws a dark QR code on white with its quiet zone. It stays readable in grayscale. */
export function drawQr(page: PdfDocument, text: string, { x, y, width }: Box): void {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const step = width / (size + 2 * QUIET);
  page.rect(x, y, width, width).fill(PAPER);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (data[row * size + column])
        page.rect(x + (column + QUIET) * step, y + (row + QUIET) * step, step + 0.05, step + 0.05);
  page.fill(INK);
}

/** Explicit height of text in points. Without it, text near the end of a scaled page would start a new page. */
export const TEXT_HEIGHT = 200;

interface Line extends Box {
  size: number;
  color: string;
  weight?: 'regular' | 'bold';
  align?: 'left' | 'center';
}

/** Draws one line, with a smaller font if it is too wide. @returns the y position of the next line */
export function drawFitted(page: PdfDocument, text: string, { size, ...line }: Line): number {
  page.font(line.weight ?? 'bold').fontSize(size);
  const wide = page.widthOfString(text);
  const fitted = Math.max(6, Math.min(size, (size * line.width) / wide));
  page.fontSize(fitted).fillColor(line.color);
  page.text(text, line.x, line.y, {
    width: line.width + 1,
    height: TEXT_HEIGHT,
    align: line.align ?? 'center',
    lineBreak: false,
  });
  return line.y + fitted * 1.3;
}

/** Draws text of several lines. @returns the y position after it */
export function drawText(page: PdfDocument, text: string, line: Line): number {
  page
    .font(line.weight ?? 'regular')
    .fontSize(line.size)
    .fillColor(line.color);
  page.text(text, line.x, line.y, {
    width: line.width,
    height: TEXT_HEIGHT,
    align: line.align ?? 'left',
    lineGap: 1,
  });
  return page.y;
}

/** Draws the English text above the Nepali one. @returns the y position after both */
export function drawBoth(page: PdfDocument, [english, nepali]: readonly string[], line: Line): number {
  const next = drawText(page, english ?? '', { weight: 'bold', ...line });
  return drawText(page, nepali ?? '', { ...line, y: next, weight: 'regular' });
}

/** Draws a band of diamonds, as on dhaka cloth. The pattern stays visible in black and white. */
export function drawBand(page: PdfDocument, width: number, height: number): void {
  page.rect(0, 0, width, height).fill(INK);
  const half = height / 2;
  for (let x = half; x < width; x += height * 1.5)
    page
      .moveTo(x, 1.5)
      .lineTo(x + half - 1.5, half)
      .lineTo(x, height - 1.5)
      .lineTo(x - half + 1.5, half)
      .closePath();
  page.fill('#FFB21A');
}
