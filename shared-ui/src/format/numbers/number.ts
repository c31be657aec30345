import { toDevanagari } from './digits';
import type { Language } from '../language';

// Grouped by hand: browsers and servers carry different locale tables, and a page
// rendered by one must be the same text in the other.
const group = (whole: string): string => {
  if (whole.length <= 3) return whole;
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head},${whole.slice(-3)}`;
};

/** South Asian grouping: 1,00,000. Nepali uses Devanagari digits. */
export function formatNumber(value: number, language: Language): string {
  const [whole = '0', fraction] = Math.abs(value).toString().split('.');
  const text = `${value < 0 ? '-' : ''}${group(whole)}${fraction ? `.${fraction}` : ''}`;
  return language === 'ne' ? toDevanagari(text) : text;
}

/** A rating with one decimal: 4.8. */
export function formatRating(average: number, language: Language): string {
  const text = average.toFixed(1);
  return language === 'ne' ? toDevanagari(text) : text;
}
