import { toDevanagari } from './digits';
import type { Language } from '../language';

// Grouped without `Intl`: browsers and servers have different locale data, and text rendered on both must be equal.
const group = (whole: string): string => {
  if (whole.length <= 3) return whole;
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${head},${whole.slice(-3)}`;
};

/** Formats a number with South Asian grouping: 1,00,000. Nepali uses Devanagari digits. */
export function formatNumber(value: number, language: Language): string {
  const [whole = '0', fraction] = Math.abs(value).toString().split('.');
  const text = `${value < 0 ? '-' : ''}${group(whole)}${fraction ? `.${fraction}` : ''}`;
  return language === 'ne' ? toDevanagari(text) : text;
}

/** Formats a rating with one decimal: 4.8. */
export function formatRating(average: number, language: Language): string {
  const text = average.toFixed(1);
  return language === 'ne' ? toDevanagari(text) : text;
}
