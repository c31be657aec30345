import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { remembered } from '../../../common/loading/remembered.js';

/** One font for both scripts, so that mixed lines look uniform. */
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/anek-devanagari/700Bold/AnekDevanagari_700Bold.ttf',
);
const RUNS = /[\p{Script=Devanagari}\u200C\u200D]+|[^\p{Script=Devanagari}\u200C\u200D]+/gu;

/** Text in the brand's font as outlines, independent of the fonts installed on the machine. */
export interface Lettering {
  /** Width of a line, in the unit of its size. */
  widthOf(text: string, size: number): number;
  /** Outlines of a line as an SVG group; `x` and `y` are the start of its baseline. */
  outline(text: string, line: { x: number; y: number; size: number; fill: string }): string;
}

interface Glyph {
  path: string;
  x: number;
  y: number;
}

/** Loads the shaper with the first picture, because it is large and rarely needed. */
export const loadLettering = remembered(load);

async function load(): Promise<Lettering> {
  const [{ Blob, Buffer: Text, Face, Font, shape }, file] = await Promise.all([
    import('harfbuzzjs'),
    readFile(FONT),
  ]);
  const face = new Face(new Blob(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)));
  const font = new Font(face);

  /** Shapes each run separately, because Latin and Devanagari follow different rules. */
  function set(text: string): { glyphs: Glyph[]; width: number } {
    const glyphs: Glyph[] = [];
    let width = 0;
    for (const [run] of text.matchAll(RUNS)) {
      const buffer = new Text();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
        const at = positions[index];
        if (!at) continue;
        glyphs.push({ path: font.glyphToPath(codepoint), x: width + at.xOffset, y: at.yOffset });
        width += at.xAdvance;
      }
    }
    return { glyphs, width };
  }

  return {
    widthOf: (text, size) => (set(text).width * size) / face.upem,
    outline: (text, { x, y, size, fill }) => {
      const scale = size / face.upem;
      const letters = set(text)
        .glyphs.map((glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.path}"/>`)
        .join('');
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters}</g>`;
    },
  };
}
