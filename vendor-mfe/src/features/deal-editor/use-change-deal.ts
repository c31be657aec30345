import type { FormInstance } from 'antd';
import { useVendorDealsUpdateMutation, type ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { useSubmissionKeys } from 'shared-ui/platform';
import type { DealForm } from './deal-form';
import { toDeal } from './deal-payload';
import { dealEditorTexts } from './texts';
import { useSubmission } from './use-submission';

/**
 * Sends the change of a deal.
 * @param onStale somebody else changed the deal since that version
 */
export function useChangeDeal(
  form: FormInstance<DealForm>,
  deal: ManagedDealView,
  onStale: () => Promise<void>,
): { busy: boolean; submit(values: DealForm): Promise<boolean> } {
  const t = useTexts(dealEditorTexts);
  const keys = useSubmissionKeys();
  const [update] = useVendorDealsUpdateMutation();
  const { busy, run } = useSubmission(form, onStale);

  async function send(values: DealForm): Promise<void> {
    const changes = { ...toDeal(values, deal), version: deal.version };
    try {
      await update({
        id: deal.id,
        updateDealDto: changes,
        'Idempotency-Key': keys.keyFor(changes),
      }).unwrap();
      keys.ended();
    } catch (failure) {
      keys.ended(failure);
      throw failure;
    }
  }

  const text = t(deal.moderationStatus === 'approved' ? 'updatedLiveText' : 'updatedText');
  return { busy, submit: (values) => run(() => send(values), { title: t('updated'), text }) };
}
