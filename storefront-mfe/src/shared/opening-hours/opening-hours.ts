import { toDevanagari, type Language, formatWeekday } from 'shared-ui/format';

interface OpeningSpan {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `HH:MM` in Nepal. */
  readonly opens: string;
  readonly closes: string;
}

/**
 * Formats the opening hours of a week, Sunday first as in Nepal: 'Mon 11:00–14:30, 17:00–22:00'.
 * @param closed the text of a day without a span
 */
export function openingLines(hours: readonly OpeningSpan[], language: Language, closed: string): string[] {
  return Array.from({ length: 7 }, (_, day) => {
    const spans = hours
      .filter(({ weekday }) => weekday === day)
      .map(({ opens, closes }) => `${opens}–${closes}`);
    const times = spans.join(', ') || closed;
    return `${formatWeekday(day, language, 'short')} ${language === 'ne' ? toDevanagari(times) : times}`;
  });
}
