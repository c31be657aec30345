import {
  useAdminVendorsApproveChangeMutation,
  useAdminVendorsRejectChangeMutation,
  useAdminVendorsReinstateMutation,
  useAdminVendorsRejectMutation,
  useAdminVendorsSuspendMutation,
  useAdminVendorsVerifyMutation,
  type AdminVendorView,
} from 'shared-ui/api/admin';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { vendorsTexts } from './texts';
import type { VendorAction } from './vendor-actions';

interface VendorDecision {
  busy: boolean;
  decide(action: VendorAction, vendor: AdminVendorView, reason?: string): Promise<boolean>;
}

/** Sends a decision about a business and shows the result. */
export function useVendorDecision(): VendorDecision {
  const t = useTexts(vendorsTexts);
  const language = useLanguage();
  const { busy, decide } = useDecision();
  const [verify] = useAdminVendorsVerifyMutation();
  const [reject] = useAdminVendorsRejectMutation();
  const [suspend] = useAdminVendorsSuspendMutation();
  const [reinstate] = useAdminVendorsReinstateMutation();

  const [approveChange] = useAdminVendorsApproveChangeMutation();
  const [rejectChange] = useAdminVendorsRejectChangeMutation();

  const call = (action: VendorAction, { id, version }: AdminVendorView, reason: string): Promise<unknown> => {
    if (action === 'approveChange') return approveChange({ id, approveChangeDto: { version } }).unwrap();
    if (action === 'rejectChange') return rejectChange({ id, rejectChangeDto: { version, reason } }).unwrap();
    if (action === 'verify') return verify({ id, verifyVendorDto: { version } }).unwrap();
    if (action === 'reject') return reject({ id, rejectVendorDto: { reason, version } }).unwrap();
    return (action === 'suspend' ? suspend : reinstate)({ id, reasonDto: { reason } }).unwrap();
  };

  const carryOut = (action: VendorAction, vendor: AdminVendorView, reason = '') =>
    decide(
      [action, vendor.id, reason],
      () => call(action, vendor, reason),
      {
        kind: 'success',
        title: t(`done_${action}`),
        text: t(`doneText_${action}`, {
          name: businessNameIn(language, action === 'approveChange' ? withProposal(vendor) : vendor),
        }),
      },
      { title: t(`failed_${action}`), text: t('failedAction') },
    );

  return { busy, decide: carryOut };
}

/** Names of a business after approval of its pending change. */
const withProposal = ({ businessName, nameNe, proposedName, proposedNameNe }: AdminVendorView) => ({
  businessName: proposedName ?? businessName,
  nameNe: proposedNameNe ?? nameNe,
});
