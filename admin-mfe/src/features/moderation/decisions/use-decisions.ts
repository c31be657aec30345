import {
  adminApi,
  useAdminDealsApproveMutation,
  useAdminDealsRejectMutation,
  useAdminRevisionsApproveMutation,
  useAdminRevisionsRejectMutation,
  type ManagedDealView,
} from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import { confirmedItemOf, forgettingItem } from '../../../shared/deal-review/confirmed-items';
import { moderationTexts } from '../../../shared/deal-review/texts';
import type { Rejection } from '../../../shared/deal-review/rejection';
import { UNDO_SECONDS, useUndoDecision } from '../../../shared/undo/undo-decisions';

/** Error codes that mean that another decision or edit happened first. */
const STALE_CODES: ReadonlySet<string> = new Set([
  'deal.state-forbids',
  'revision.decided',
  'revision.not-found',
  'version.conflict',
]);

interface Decisions {
  busy: boolean;
  /** True while a decision about the deal can be undone. */
  isWaiting(deal: ManagedDealView): boolean;
  approve(deal: ManagedDealView): Promise<boolean>;
  reject(deal: ManagedDealView, why: Rejection): Promise<boolean>;
}

const subjectOf = ({ id, pendingRevision }: ManagedDealView) =>
  pendingRevision ? ({ kind: 'revision', id: pendingRevision.id } as const) : ({ kind: 'deal', id } as const);

/** Returns a function for the text of an error. */
function useErrorText(): (failure: unknown, sentence: string) => string {
  const t = useTexts(moderationTexts);
  return (failure, sentence) => {
    const isPlanFull = isApiFailure(failure) && failure.code === 'plan.limit-reached';
    const text = isPlanFull ? t('planFull') : sentence;
    return isApiFailure(failure) && STALE_CODES.has(failure.code) ? `${text} ${t('decidedMeanwhile')}` : text;
  };
}

/** Calls of the API for a deal or its pending revision. */
function useCalls() {
  const [approveDeal] = useAdminDealsApproveMutation();
  const [approveRevision] = useAdminRevisionsApproveMutation();
  const [rejectDeal] = useAdminDealsRejectMutation();
  const [rejectRevision] = useAdminRevisionsRejectMutation();
  return {
    approve: ({ id, version, pendingRevision }: ManagedDealView): Promise<unknown> => {
      const approveDealDto = { version, undoSeconds: UNDO_SECONDS, ...confirmedItemOf({ id, version }) };
      return pendingRevision
        ? approveRevision({ id: pendingRevision.id, approveDealDto }).unwrap()
        : approveDeal({ id, approveDealDto }).unwrap();
    },
    reject: ({ id, version, pendingRevision }: ManagedDealView, why: Rejection): Promise<unknown> => {
      const rejectDealDto = { ...why, version, undoSeconds: UNDO_SECONDS };
      return pendingRevision
        ? rejectRevision({ id: pendingRevision.id, rejectDealDto }).unwrap()
        : rejectDeal({ id, rejectDealDto }).unwrap();
    },
  };
}

/** Approves or rejects a deal or a revision, and shows the result. */
export function useDecisions(): Decisions {
  const t = useTexts(moderationTexts);
  const { busy, decide, isWaiting } = useUndoDecision();
  const dispatch = useAppDispatch();
  const describe = useErrorText();
  const calls = useCalls();

  const carryOut = (
    verb: 'approve' | 'reject',
    deal: ManagedDealView,
    content: unknown,
    call: () => Promise<unknown>,
  ) => {
    const done = verb === 'approve' ? 'approved' : 'rejected';
    const { title } = deal;
    return decide(
      { ...subjectOf(deal), title, action: verb },
      [verb, content],
      call,
      { kind: 'success', title: t(`${done}Title`), text: t(`${done}Text`, { title }) },
      {
        title: t(`${verb}Failed`),
        text: t(`${verb}FailedText`),
        describe,
        onFailure: (failure) => {
          if (isApiFailure(failure) && failure.status === 409)
            dispatch(adminApi.util.invalidateTags(['Deal']));
          return false;
        },
      },
    );
  };

  const approve = (deal: ManagedDealView) =>
    carryOut('approve', deal, deal.id, () => forgettingItem(deal.id, calls.approve(deal)));
  const reject = (deal: ManagedDealView, why: Rejection) =>
    carryOut('reject', deal, [deal.id, why], () => forgettingItem(deal.id, calls.reject(deal, why)));
  return {
    busy,
    isWaiting: (deal) => {
      const { kind, id } = subjectOf(deal);
      return isWaiting(kind, id);
    },
    approve,
    reject,
  };
}
