import type { SlipContent } from './slip-content';
import { slipQr } from './slip-qr';

/** A6 at 300 dpi. */
const WIDTH = 1240;
const HEIGHT = 1748;
const EDGE = 70;
const QR_SIZE = 760;
/** With many facts. */
const SMALL_QR_SIZE = 560;
const MANY_FACTS = 5;
// The values of --color-brand-900, --color-text-muted and white, because a canvas has no stylesheet.
const DARK = '#2A0B4D';
const MUTED = '#5D5470';
const WHITE = '#FFFFFF';

/** Breaks a text at blanks into lines of at most a width. */
export function linesOf(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The QR code was not drawn.'));
    image.src = address;
  });

interface Pen {
  text(text: string, size: number, more?: { bold?: boolean; color?: string; center?: boolean }): void;
  skip(height: number): void;
  fact(label: string, value: string): void;
  picture(image: HTMLImageElement, size: number): void;
}

/** Writes from top to bottom. */
function penOf(context: CanvasRenderingContext2D, family: string): Pen {
  let top = EDGE;
  const inner = WIDTH - 2 * EDGE;
  const setFont = (size: number, bold: boolean) => {
    context.font = `${bold ? 700 : 400} ${size}px ${family}`;
  };
  const widthOf = (part: string) => context.measureText(part).width;
  return {
    skip: (height) => void (top += height),
    text(text, size, { bold = false, color = DARK, center = false } = {}) {
      setFont(size, bold);
      context.fillStyle = color;
      context.textAlign = center ? 'center' : 'left';
      for (const line of linesOf(text, inner, widthOf)) {
        context.fillText(line, center ? WIDTH / 2 : EDGE, top + size);
        top += size * 1.3;
      }
    },
    fact(label, value) {
      setFont(34, false);
      context.textAlign = 'left';
      context.fillStyle = MUTED;
      context.fillText(label, EDGE, top + 34);
      setFont(34, true);
      context.textAlign = 'right';
      context.fillStyle = DARK;
      for (const line of linesOf(value, inner * 0.6, widthOf)) {
        context.fillText(line, WIDTH - EDGE, top + 34);
        top += 46;
      }
    },
    picture(image, size) {
      context.drawImage(image, (WIDTH - size) / 2, top, size, size);
      top += size;
    },
  };
}

/** Draws a slip as a picture of A6 at 300 dpi. */
export async function drawSlip(content: SlipContent, family: string): Promise<Blob> {
  const size = content.facts.length > MANY_FACTS ? SMALL_QR_SIZE : QR_SIZE;
  const qr = await loaded(await slipQr(content.qrCode, size));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = WHITE;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const pen = penOf(context, family);
  pen.text(content.brand, 40, { bold: true });
  pen.text(content.title, 54, { bold: true });
  pen.text([content.business, content.badge].join(' · '), 36, { color: MUTED });
  pen.picture(qr, size);
  pen.text(content.code, 84, { bold: true, center: true });
  pen.skip(16);
  for (const { label, value } of content.facts) pen.fact(label, value);
  pen.skip(16);
  pen.text(content.foot, 30, { color: MUTED });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not drawn.'))),
      'image/png',
    ),
  );
}
