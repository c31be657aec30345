import { useFormat, useTexts } from 'shared-ui/i18n';
import { ageOf } from './age';
import { overviewTexts } from './texts';

/** Formats a duration: '3 days'. */
export function useAge(): (milliseconds: number) => string {
  const t = useTexts(overviewTexts);
  const format = useFormat();
  return (milliseconds) => {
    const { unit, count } = ageOf(milliseconds);
    return t(unit, { count, shown: format.number(count) });
  };
}
