import type { Lettering } from './lettering.js';
import { badgeText, moneyText, type Script, type SocialFacts } from './social-facts.js';
import { toLines } from './text-lines.js';

/** Size for link previews, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Area of the offer's image. */
export const PICTURE = { left: 668, top: 0, width: WIDTH - 668, height: HEIGHT - 28 } as const;

const MARGIN = 64;
const COLUMN = PICTURE.left - MARGIN - 40;

const ink = '#2A0B4D';
const marigold = '#FFB21A';
const lilac = '#D9C7F0';
const white = '#FFFFFF';

const BADGES = {
  buyXgetY: { ground: marigold, fill: ink },
  percentage: { ground: '#C2154F', fill: white },
  fixed: { ground: white, fill: '#5B1A9B' },
} as const;

/** Symbol of buy-one-get-one deals: one hollow and one filled ring. */
const rings = `<circle cx="${MARGIN + 37}" cy="92" r="11" fill="none" stroke="${ink}" stroke-width="5"/><circle cx="${MARGIN + 51}" cy="92" r="13.5" fill="${ink}"/>`;

/** Woven band of the brand along the lower edge. */
const band = `<defs><pattern id="dhaka" width="48" height="48" patternUnits="userSpaceOnUse" patternTransform="translate(0 ${PICTURE.height}) scale(.5833)">
  <rect width="48" height="48" fill="#C2154F"/><path d="M0 0L8 8L16 0L24 8L32 0L40 8L48 0Z" fill="#6B21B0"/><path d="M0 48L8 40L16 48L24 40L32 48L40 40L48 48Z" fill="${ink}"/>
  <path d="M24 10h4v4h4v4h4v4h4v4h-4v4h-4v4h-4v4h-8v-4h-4v-4h-4v-4h-4v-4h4v-4h4v-4h4v-4z" fill="${ink}"/><path d="M22 18h4v4h4v4h-4v4h-4v-4h-4v-4h4z" fill="${marigold}"/>
</pattern></defs><rect y="${PICTURE.height}" width="${WIDTH}" height="${HEIGHT - PICTURE.height}" fill="url(#dhaka)"/>`;

/** Draws the text: badge, title, business and price. The image is composed beside it later. */
export function drawWords(facts: SocialFacts, script: Script, { widthOf, outline }: Lettering): string {
  const linesOf = (text: string, size: number, width: number, most: number): string[] =>
    toLines(text, { fits: (line) => widthOf(line, size) <= width, most });

  function badge(): string {
    const { ground, fill } = BADGES[facts.discountType];
    const start = MARGIN + (facts.discountType === 'buyXgetY' ? 80 : 26);
    const [text = ''] = linesOf(badgeText(facts, script), 30, COLUMN - 110, 1);
    const width = start - MARGIN + widthOf(text, 30) + 28;
    return (
      `<rect x="${MARGIN}" y="64" width="${width}" height="56" rx="28" fill="${ground}"/>` +
      (facts.discountType === 'buyXgetY' ? rings : '') +
      outline(text, { x: start, y: 102, size: 30, fill })
    );
  }

  function title(): string {
    const [size, step] = script === 'ne' ? [54, 74] : [58, 66];
    return linesOf(facts.title, size, COLUMN, 3)
      .map((line, index) => outline(line, { x: MARGIN, y: 200 + index * step, size, fill: white }))
      .join('');
  }

  function place(): string {
    const [line = ''] = linesOf([facts.businessName, facts.city].filter(Boolean).join(', '), 28, COLUMN, 1);
    return outline(line, { x: MARGIN, y: 424, size: 28, fill: lilac });
  }

  function price(): string {
    const now = moneyText(facts.discountedPrice, script);
    const shown = outline(now, { x: MARGIN, y: 496, size: 60, fill: marigold });
    if (facts.originalPrice <= facts.discountedPrice) return shown;
    const before = moneyText(facts.originalPrice, script);
    const x = MARGIN + widthOf(now, 60) + 24;
    const strike = `<rect x="${x - 4}" y="484" width="${widthOf(before, 30) + 8}" height="3" fill="${lilac}"/>`;
    return shown + outline(before, { x, y: 496, size: 30, fill: lilac }) + strike;
  }

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${ink}"/>${badge()}${title()}${place()}${price()}${band}</svg>`;
}
