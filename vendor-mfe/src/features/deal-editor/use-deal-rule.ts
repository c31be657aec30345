import { createContext, useContext } from 'react';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { findDealFieldError } from './deal-errors';
import type { DealForm, FormField } from './deal-fields';
import { mostPointsOf } from './deal-points';
import { dealEditorTexts } from './texts';

/** Saved start day of the edited deal. */
export const UnchangedStart = createContext<string | undefined>(undefined);

/** Returns the validation of a form field, with its error text. */
export function useDealRule() {
  const t = useTexts(dealEditorTexts);
  const unchangedStart = useContext(UnchangedStart);
  const format = useFormat();
  const largestWorth = useSiteReadQuery().data?.largestPointsWorth;
  return (field: FormField) => (_value: unknown, values: Record<string, unknown>) => {
    const form = values as unknown as DealForm;
    const fieldError = findDealFieldError(form, field, { now: new Date(), unchangedStart, largestWorth });
    const most = format.number(mostPointsOf(form, largestWorth) ?? 0);
    return fieldError ? t(fieldError, { most }) : true;
  };
}
