import { expect, it } from '@jest/globals';
import { drawTicket } from './ticket-cover.js';

/** Lettering whose letters are as wide as a multiple of their size. */
const lettering = (width: number) => ({
  widthOf: (text: string, size: number) => text.length * width * size,
  outline: (text: string, { x, size }: { x: number; size: number }) => `<x-${text} ${x} ${size}/>`,
});

const cover = { categories: ['cafes'], vendorId: 7, look: 0, name: 'Himchuli' };

const letterOf = async (width: number): Promise<{ x: number; size: number }> => {
  const svg = await drawTicket(cover, lettering(width) as never);
  const [, x, size] = /<x-H (\S+) ([\d.]+)/.exec(svg) ?? [];
  return { x: Number(x), size: Number(size) };
};

it('draws a narrow letter in the size of its layout, and a wide one no wider than narrow cards show', async () => {
  const narrow = await letterOf(0.5);
  expect(narrow.x).toBeCloseTo(-narrow.size / 4);
  const wide = await letterOf(2);
  expect(wide.x).toBeCloseTo(-100);
  expect(wide.size).toBeCloseTo(100);
});
