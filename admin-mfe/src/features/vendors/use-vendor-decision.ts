import {
  useAdminVendorsApproveChangeMutation,
  useAdminVendorsRejectChangeMutation,
  useAdminVendorsReinstateMutation,
  useAdminVendorsRejectMutation,
  useAdminVendorsSuspendMutation,
  useAdminVendorsVerifyMutation,
  type AdminVendorView,
} from 'shared-ui/api/admin';
import { businessNameIn, describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { vendorsTexts } from './texts';
import type { VendorAction } from './vendor-actions';

interface VendorDecision {
  busy: boolean;
  decide(action: VendorAction, vendor: AdminVendorView, reason?: string): Promise<void>;
}

/** Carries a decision about a business out and says how it went. */
export function useVendorDecision(): VendorDecision {
  const t = useTexts(vendorsTexts);
  const language = useLanguage();
  const toast = useToast();
  const [verify, verifying] = useAdminVendorsVerifyMutation();
  const [reject, rejecting] = useAdminVendorsRejectMutation();
  const [suspend, suspending] = useAdminVendorsSuspendMutation();
  const [reinstate, reinstating] = useAdminVendorsReinstateMutation();

  const [approveChange, approving] = useAdminVendorsApproveChangeMutation();
  const [rejectChange, refusing] = useAdminVendorsRejectChangeMutation();

  const call = (action: VendorAction, { id, version }: AdminVendorView, reason: string): Promise<unknown> => {
    if (action === 'approveChange') return approveChange({ id, approveChangeDto: { version } }).unwrap();
    if (action === 'rejectChange') return rejectChange({ id, rejectChangeDto: { version, reason } }).unwrap();
    if (action === 'verify') return verify({ id }).unwrap();
    if (action === 'reject') return reject({ id, rejectDto: { reason } }).unwrap();
    return (action === 'suspend' ? suspend : reinstate)({ id, reasonDto: { reason } }).unwrap();
  };

  async function decide(action: VendorAction, vendor: AdminVendorView, reason = ''): Promise<void> {
    try {
      await call(action, vendor, reason);
      toast({
        kind: 'success',
        title: t(`done_${action}`),
        text: t(`doneText_${action}`, {
          name: businessNameIn(language, action === 'approveChange' ? withProposal(vendor) : vendor),
        }),
      });
    } catch (failure) {
      const text = await describeFailure(failure, language, t('failedAction'));
      toast({ kind: 'error', title: t(`failed_${action}`), text });
    }
  }

  const busy = [verifying, rejecting, suspending, reinstating, approving, refusing].some(
    ({ isLoading }) => isLoading,
  );
  return { busy, decide };
}

/** What a business is called once its change is approved. */
const withProposal = ({ businessName, nameNe, proposedName, proposedNameNe }: AdminVendorView) => ({
  businessName: proposedName ?? businessName,
  nameNe: proposedNameNe ?? nameNe,
});
