import { formatNumber } from './number';
import type { Language } from '../language';

const UNITS: Readonly<Record<Language, { metres: string; kilometers: string }>> = {
  en: { metres: 'm', kilometers: 'km' },
  ne: { metres: 'मिटर', kilometers: 'किमी' },
};

/** Formats '350 m' in steps of 10, '1.2 km', '14 km'. */
export function formatDistance(metres: number, language: Language): string {
  const { metres: short, kilometers } = UNITS[language];
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  if (rounded < 1000) return `${formatNumber(rounded, language)} ${short}`;
  const km = metres / 1000;
  return `${formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), language)} ${kilometers}`;
}
