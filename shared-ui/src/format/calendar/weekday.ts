import type { Language } from '../language';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ne: ['आइतबार', 'सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहीबार', 'शुक्रबार', 'शनिबार'],
};

/**
 * Formats 'Sunday', or 'Sun' with the width `short`.
 * @param weekday 0 is Sunday
 */
export function formatWeekday(weekday: number, language: Language, width: 'long' | 'short' = 'long'): string {
  const name = NAMES[language][weekday] ?? '';
  if (width === 'long') return name;
  return language === 'ne' ? name.replace('बार', '') : name.slice(0, 3);
}
