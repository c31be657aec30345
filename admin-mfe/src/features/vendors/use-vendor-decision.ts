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
import { UNDO_SECONDS, useUndoDecision } from '../../shared/undo/undo-decisions';
import { vendorsTexts } from './texts';
import type { VendorAction } from './vendor-actions';

const undoSeconds = UNDO_SECONDS;

/** Name of each decision in the undo bar. Suspending and reinstating take effect at once, after their reason. */
const UNDONE_AS = {
  verify: 'verify',
  reject: 'reject',
  approveChange: 'approve',
  rejectChange: 'reject',
  suspend: 'reject',
  reinstate: 'approve',
} as const satisfies Record<VendorAction, string>;

interface VendorDecision {
  busy: boolean;
  /** True while a decision about the business can be undone. */
  isWaiting(vendor: AdminVendorView): boolean;
  decide(action: VendorAction, vendor: AdminVendorView, reason?: string): Promise<boolean>;
}

/** Sends a decision about a business and shows the result. */
export function useVendorDecision(): VendorDecision {
  const t = useTexts(vendorsTexts);
  const language = useLanguage();
  const { busy, decide, isWaiting } = useUndoDecision();
  const [verify] = useAdminVendorsVerifyMutation();
  const [reject] = useAdminVendorsRejectMutation();
  const [suspend] = useAdminVendorsSuspendMutation();
  const [reinstate] = useAdminVendorsReinstateMutation();

  const [approveChange] = useAdminVendorsApproveChangeMutation();
  const [rejectChange] = useAdminVendorsRejectChangeMutation();

  const call = (action: VendorAction, { id, version }: AdminVendorView, reason: string): Promise<unknown> => {
    if (action === 'approveChange')
      return approveChange({ id, approveChangeDto: { version, undoSeconds } }).unwrap();
    if (action === 'rejectChange')
      return rejectChange({ id, rejectChangeDto: { version, reason, undoSeconds } }).unwrap();
    if (action === 'verify') return verify({ id, verifyVendorDto: { version, undoSeconds } }).unwrap();
    if (action === 'reject')
      return reject({ id, rejectVendorDto: { reason, version, undoSeconds } }).unwrap();
    return (action === 'suspend' ? suspend : reinstate)({ id, reasonDto: { reason } }).unwrap();
  };

  const carryOut = (action: VendorAction, vendor: AdminVendorView, reason = '') =>
    decide(
      {
        kind: action.endsWith('Change') ? 'name-change' : 'vendor',
        id: vendor.id,
        title: businessNameIn(language, vendor),
        action: UNDONE_AS[action],
      },
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

  return {
    busy,
    isWaiting: ({ id }) => isWaiting('vendor', id) || isWaiting('name-change', id),
    decide: carryOut,
  };
}

/** Names of a business after approval of its pending change. */
const withProposal = ({ businessName, nameNe, proposedName, proposedNameNe }: AdminVendorView) => ({
  businessName: proposedName ?? businessName,
  nameNe: proposedNameNe ?? nameNe,
});
