import type { MeasureView } from 'shared-ui/api/admin-reports';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { reportsTexts } from './texts';

type Unit = MeasureView['unit'];

/** Formats a figure with its unit; a dash for a missing one. */
export function useValue(): (value: number | null | undefined, unit: Unit) => string {
  const t = useTexts(reportsTexts);
  const format = useFormat();
  return (value, unit) => {
    if (value === null || value === undefined) return '–';
    if (unit === 'rupees') return format.money(value);
    if (unit === 'paisa') return format.money(value / 100);
    return unit === 'percent' ? t('percent', { value: format.number(value) }) : format.number(value);
  };
}
