import { formatMoney, formatPaisa } from '../../format';
import { useLanguage } from '../../platform/i18n';

/** Formats paisa as rupees, with two decimals if there are any, and negative sums with a minus before them. */
export function usePaisa(): (paisa: number) => string {
  const language = useLanguage();
  return (paisa) => {
    const sum = Math.abs(paisa);
    const text = sum % 100 === 0 ? formatMoney(sum / 100, language) : formatPaisa(sum, language);
    return paisa < 0 ? `− ${text}` : text;
  };
}
