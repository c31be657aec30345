import {
  useAdminDealsApproveMutation,
  useAdminDealsAskMutation,
  useAdminDealsRejectMutation,
  useAdminRevisionsApproveMutation,
  useAdminRevisionsAskMutation,
  useAdminRevisionsRejectMutation,
  useAdminVendorsApproveChangeMutation,
  useAdminVendorsAskMutation,
  useAdminVendorsRejectChangeMutation,
  useAdminVendorsRejectMutation,
  useAdminVendorsVerifyMutation,
} from 'shared-ui/api/admin';
import { useAdminMessagesCloseMutation } from 'shared-ui/api/admin-messages';
import { useAdminReviewsHideMutation, useAdminReviewsKeepMutation } from 'shared-ui/api/admin-reviews';
import { useAdminHonourReviewsKeepMutation, type WorkItemView } from 'shared-ui/api/admin-work';
import { confirmedItemOf, forgettingItem } from '../../../shared/deal-review/confirmed-items';
import type { ActionId } from '../item/actions';

/** Undo window of a decision. */
export const UNDO_SECONDS = 10;

/** Additional input of a decision. */
export interface Given {
  reason?: string;
  reasonCodes?: string[];
  /** Changes requested from the business. */
  note?: string;
}

export type Call = (item: WorkItemView, action: ActionId, given: Given, key: string) => Promise<unknown>;

function useDealCalls(): Record<string, Call> {
  const [approveDeal] = useAdminDealsApproveMutation();
  const [rejectDeal] = useAdminDealsRejectMutation();
  const [askDeal] = useAdminDealsAskMutation();
  const [approveRevision] = useAdminRevisionsApproveMutation();
  const [rejectRevision] = useAdminRevisionsRejectMutation();
  const [askRevision] = useAdminRevisionsAskMutation();
  return {
    deal: ({ id, version }, action, { note = '', ...why }, key) => {
      const asked = { id: Number(id), 'Idempotency-Key': key };
      if (action === 'ask') return askDeal({ ...asked, askDealDto: { ...why, note, version } }).unwrap();
      const decided = { version, undoSeconds: UNDO_SECONDS };
      return action === 'approve'
        ? approveDeal({
            ...asked,
            approveDealDto: { ...decided, ...confirmedItemOf({ id: Number(id), version }) },
          }).unwrap()
        : rejectDeal({ ...asked, rejectDealDto: { ...why, ...decided } }).unwrap();
    },
    revision: ({ id, subjectId, version }, action, { note = '', ...why }, key) => {
      const asked = { id: Number(id), 'Idempotency-Key': key };
      if (action === 'ask') return askRevision({ ...asked, askDealDto: { ...why, note, version } }).unwrap();
      const decided = { version, undoSeconds: UNDO_SECONDS };
      return action === 'approve'
        ? approveRevision({
            ...asked,
            approveDealDto: { ...decided, ...confirmedItemOf({ id: Number(subjectId), version }) },
          }).unwrap()
        : rejectRevision({ ...asked, rejectDealDto: { ...why, ...decided } }).unwrap();
    },
  };
}

function useVendorCalls(): Record<string, Call> {
  const [verify] = useAdminVendorsVerifyMutation();
  const [reject] = useAdminVendorsRejectMutation();
  const [ask] = useAdminVendorsAskMutation();
  const [approveChange] = useAdminVendorsApproveChangeMutation();
  const [rejectChange] = useAdminVendorsRejectChangeMutation();
  return {
    vendor: ({ id, version, frees }, action, { note = '', ...why }, key) => {
      const asked = { id: Number(id), 'Idempotency-Key': key };
      if (action === 'ask') return ask({ ...asked, askVendorDto: { ...why, note, version } }).unwrap();
      const decided = { version, undoSeconds: UNDO_SECONDS };
      if (action === 'reject') return reject({ ...asked, rejectVendorDto: { ...why, ...decided } }).unwrap();
      const approveDeals = frees
        .filter(({ kind }) => kind === 'deal')
        .map((deal) => ({ id: Number(deal.id), version: deal.version }));
      return verify({
        ...asked,
        verifyVendorDto: { ...decided, ...(action === 'verifyAll' && { approveDeals }) },
      }).unwrap();
    },
    'name-change': ({ id, version }, action, { reason = '' }, key) => {
      const asked = { id: Number(id), 'Idempotency-Key': key };
      const decided = { version, undoSeconds: UNDO_SECONDS };
      return action === 'approve'
        ? approveChange({ ...asked, approveChangeDto: decided }).unwrap()
        : rejectChange({ ...asked, rejectChangeDto: { reason, ...decided } }).unwrap();
    },
  };
}

/** Sends a decision about an item. The server applies it after the undo window. */
export function useCalls(): Call {
  const [hide] = useAdminReviewsHideMutation();
  const [keep] = useAdminReviewsKeepMutation();
  const [close] = useAdminMessagesCloseMutation();
  const [keepBusiness] = useAdminHonourReviewsKeepMutation();
  const calls: Record<string, Call> = {
    ...useDealCalls(),
    ...useVendorCalls(),
    review: ({ id }, action, { reason = '' }, key) => {
      const asked = { id: Number(id), 'Idempotency-Key': key };
      return action === 'hide'
        ? hide({ ...asked, hideReviewDto: { reason, undoSeconds: UNDO_SECONDS } }).unwrap()
        : keep({ ...asked, undoDto: { undoSeconds: UNDO_SECONDS } }).unwrap();
    },
    honour: ({ id }, _action, _given, key) =>
      keepBusiness({
        id: Number(id),
        'Idempotency-Key': key,
        undoDto: { undoSeconds: UNDO_SECONDS },
      }).unwrap(),
    message: ({ id, version }, _action, _given, key) =>
      close({
        id: Number(id),
        'Idempotency-Key': key,
        closeMessageDto: { version, undoSeconds: UNDO_SECONDS },
      }).unwrap(),
  };
  return (item, action, given, key) => {
    const call = calls[item.kind];
    if (!call) throw new Error(`Nobody decides about ${item.kind} here.`);
    const decision = call(item, action, given, key);
    return item.kind === 'deal' || item.kind === 'revision'
      ? forgettingItem(Number(item.subjectId), decision)
      : decision;
  };
}
