import { createContext, useContext } from 'react';
import { Form } from 'antd';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { findDealFault } from './deal-faults';
import type { DealForm } from './deal-form';
import { mostPointsOf } from './deal-points';
import { dealEditorTexts } from './texts';

/** The day the edited deal has started on so far. */
export const UnchangedStart = createContext<string | undefined>(undefined);

/** The rules of the form's fields, in our sentences. */
export function useDealRule() {
  const t = useTexts(dealEditorTexts);
  const form = Form.useFormInstance<DealForm>();
  const unchangedStart = useContext(UnchangedStart);
  const format = useFormat();
  const largestWorth = useSiteReadQuery().data?.largestPointsWorth;
  return (field: keyof DealForm) => [
    {
      validator: async () => {
        const values = form.getFieldsValue(true) as DealForm;
        const fault = findDealFault(values, field, { now: new Date(), unchangedStart, largestWorth });
        const most = format.number(mostPointsOf(values, largestWorth) ?? 0);
        if (fault) throw new Error(t(fault, { most }));
      },
    },
  ];
}
