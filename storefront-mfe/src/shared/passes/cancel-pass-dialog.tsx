import { type PassView, useRedemptionsCancelMutation } from 'shared-ui/api/redemptions';
import { describeFailure, inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { ConfirmDialog } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import { passesTexts } from './texts';

/** Confirmation dialog for canceling an unused pass. */
export function CancelPassDialog({ pass, onClose }: { pass: PassView; onClose(): void }) {
  const t = useTexts(passesTexts);
  const language = useLanguage();
  const toast = useToast();
  const [cancel, { isLoading }] = useRedemptionsCancelMutation();
  const deal = inLanguage(language, pass.deal.title, pass.deal.titleNe);

  async function giveBack(): Promise<void> {
    try {
      await cancel({ id: pass.id }).unwrap();
      toast({ kind: 'success', title: t('cancelled'), text: t('cancelledText', { deal }) });
    } catch (failure) {
      const text = await describeFailure(failure, language, t('cancelFailedText'));
      toast({ kind: 'error', title: t('cancelFailed'), text });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('cancelTitle')}
      text={t('cancelText')}
      confirm={t(isLoading ? 'cancelling' : 'cancelConfirm')}
      cancel={t('cancelKeep')}
      variant="danger"
      busy={isLoading}
      onConfirm={() => void giveBack()}
      onClose={onClose}
    />
  );
}
