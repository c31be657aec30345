import { formatShortDate, type Language } from 'shared-ui/format';

/** The name of a month, 0 to 11, as dates write it. */
export const monthName = (month: number, language: Language): string => {
  const words = formatShortDate(new Date(Date.UTC(2026, month, 15)), language).split(' ');
  return (language === 'ne' ? words[1] : words[0]) ?? '';
};
