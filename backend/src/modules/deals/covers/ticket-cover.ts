import { remembered } from '../../../common/loading/remembered.js';
import type { Lettering } from '../social-picture/lettering.js';
import { readTicketFile } from './cover-files.js';
import { hashOf } from './cover-match.js';

/** Variant and content of a business's typographic cover. */
export interface TicketCover {
  /** Category slugs, the most specific first. A category without a palette uses the next one. */
  categories: readonly string[];
  vendorId: number;
  /** 0 to 15: the last two bits select the layout, the others the pattern, so that deals of one business differ. */
  look: number;
  /** Beginning of the business's name; its first letter is shown. */
  name: string;
  /** Logo of the business, shown instead of the letter. */
  logo?: { bytes: Buffer; type: string } | undefined;
}

interface Palette {
  ground: string;
  a: string;
  b: string;
  c: string;
  t: string;
  ink: string;
  tint: string;
}

interface TicketFile {
  categories: Record<string, Palette[]>;
  fallbackCategory: string;
  patterns: Record<string, string>;
  layouts: string[];
}

/** Edge of the white plate of a logo, in units of the drawing (800 by 500). */
const PLATE = 224;
/** Width that a letter may have, in the same units: a narrow card shows only the middle of the drawing. */
const MAX_LETTER = 200;
const LETTER = /<text [^>]*\{\{DY(\d+)\}\}[^>]*>\{\{INITIAL\}\}<\/text>/;
const graphemes = new Intl.Segmenter('ne', { granularity: 'grapheme' });

const loadFile = remembered(async () => JSON.parse(await readTicketFile('ticket.json')) as TicketFile);

/** @returns the first letter or digit of a name as a grapheme: चि, not च; empty without one */
export function initialOf(name: string): string {
  for (const { segment } of graphemes.segment(name))
    if (/^[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase('en');
  return '';
}

/** @returns the cover of a deal whose title names no subject with a cover, as SVG of 800 by 500 */
export async function drawTicket(cover: TicketCover, lettering: Lettering): Promise<string> {
  const { categories, fallbackCategory, patterns, layouts } = await loadFile();
  const hash = hashOf(`vendor:${cover.vendorId}`);
  const slug = cover.categories.find((one) => Object.hasOwn(categories, one)) ?? fallbackCategory;
  const palettes = categories[slug] ?? [];
  const weaves = Object.values(patterns);
  const palette = palettes[hash % palettes.length];
  const weave = weaves[((hash >>> 5) + (cover.look >> 2)) % weaves.length];
  const layout = layouts[((hash >>> 9) + cover.look) % layouts.length];
  if (!palette || !weave || !layout) throw new Error('ticket.json has no palette, weave or layout');
  const template = await readTicketFile(`layout-${layout}.svg`);
  const marked = template.replace(LETTER, (_, size: string) =>
    cover.logo ? plate(cover.logo) : letter(initialOf(cover.name), Number(size), palette.ink, lettering),
  );
  const { ground, tint, ink, a, b, c, t } = palette;
  const values = { ID: 'w', GROUND: ground, TINT: tint, INK: ink, A: a, B: b, C: c, T: t };
  return filled(marked.replace('{{WEAVE}}', weave), values);
}

const filled = (svg: string, values: Readonly<Record<string, string>>): string =>
  svg.replace(/\{\{([A-Z]+)\}\}/g, (_, key: string) => values[key] ?? '');

function letter(text: string, largest: number, fill: string, { widthOf, outline }: Lettering): string {
  const size = largest * Math.min(1, MAX_LETTER / widthOf(text, largest));
  const drop = /\p{Script=Devanagari}/u.test(text) ? 0.3 : 0.35;
  return outline(text, { x: -widthOf(text, size) / 2, y: drop * size, size, fill });
}

function plate({ bytes, type }: { bytes: Buffer; type: string }): string {
  const edge = PLATE - 32;
  return (
    `<rect x="${-PLATE / 2}" y="${-PLATE / 2}" width="${PLATE}" height="${PLATE}" rx="36" fill="#fff"/>` +
    `<image x="${-edge / 2}" y="${-edge / 2}" width="${edge}" height="${edge}" preserveAspectRatio="xMidYMid meet" href="data:${type};base64,${bytes.toString('base64')}"/>`
  );
}
