import type { UseFormReturn } from 'react-hook-form';
import { useVendorDealsUpdateMutation, type ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit, type Submission } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { fieldOf, type DealForm } from './deal-fields';
import { toDeal } from './deal-payload';
import { dealEditorTexts } from './texts';

interface ChangeDealOptions {
  form: UseFormReturn<DealForm>;
  deal: ManagedDealView;
  /** Called when another user changed the deal after the loaded version. */
  onConflict(): Promise<void>;
  onDone(): void;
}

/** Saves the changes of a deal and returns to the list of deals. */
export function useChangeDeal({ form, deal, onConflict, onDone }: ChangeDealOptions): Submission {
  const t = useTexts(dealEditorTexts);
  const navigate = useNavigate();
  const [update] = useVendorDealsUpdateMutation();
  const text = t(deal.moderationStatus === 'approved' ? 'updatedLiveText' : 'updatedText');
  return useSubmit({
    form,
    send: (values, key) =>
      update({
        id: deal.id,
        updateDealDto: { ...toDeal(values, deal), version: deal.version },
        'Idempotency-Key': key,
      }).unwrap(),
    done: { kind: 'success', title: t('updated'), text },
    failed: t('failed'),
    failedText: t('failedText'),
    fieldOf,
    onConflict,
    onDone: () => {
      onDone();
      navigate('/dashboard/deals');
    },
  });
}
