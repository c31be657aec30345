import {
  adminApi,
  useAdminDealsApproveMutation,
  useAdminDealsRejectMutation,
  useAdminRevisionsApproveMutation,
  useAdminRevisionsRejectMutation,
  type ManagedDealView,
} from 'shared-ui/api/admin';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import { moderationTexts } from '../../../shared/deal-review/texts';
import type { Rejection } from '../../../shared/deal-review/rejection';

/** Error codes that mean that another decision or edit happened first. */
const STALE_CODES: ReadonlySet<string> = new Set([
  'deal.state-forbids',
  'revision.decided',
  'revision.not-found',
  'version.conflict',
]);

interface Decisions {
  busy: boolean;
  approve(deal: ManagedDealView): Promise<boolean>;
  reject(deal: ManagedDealView, why: Rejection): Promise<boolean>;
}

/** Approves or rejects a deal or a revision, and shows the result. */
export function useDecisions(): Decisions {
  const t = useTexts(moderationTexts);
  const { busy, decide } = useDecision();
  const dispatch = useAppDispatch();
  const [approveDeal] = useAdminDealsApproveMutation();
  const [approveRevision] = useAdminRevisionsApproveMutation();
  const [rejectDeal] = useAdminDealsRejectMutation();
  const [rejectRevision] = useAdminRevisionsRejectMutation();

  const told = (failure: unknown, sentence: string): string => {
    const isPlanFull = isApiFailure(failure) && failure.code === 'plan.limit-reached';
    const text = isPlanFull ? t('planFull') : sentence;
    return isApiFailure(failure) && STALE_CODES.has(failure.code) ? `${text} ${t('decidedMeanwhile')}` : text;
  };

  const carryOut = (
    verb: 'approve' | 'reject',
    title: string,
    content: unknown,
    call: () => Promise<unknown>,
  ) => {
    const done = verb === 'approve' ? 'approved' : 'rejected';
    return decide(
      [verb, content],
      call,
      { kind: 'success', title: t(`${done}Title`), text: t(`${done}Text`, { title }) },
      {
        title: t(`${verb}Failed`),
        text: t(`${verb}FailedText`),
        describe: told,
        onFailure: (failure) => {
          if (isApiFailure(failure) && failure.status === 409)
            dispatch(adminApi.util.invalidateTags(['Deal']));
          return false;
        },
      },
    );
  };

  const approve = (deal: ManagedDealView) =>
    carryOut('approve', deal.title, deal.id, () =>
      (deal.pendingRevision
        ? approveRevision({ id: deal.pendingRevision.id, approveDealDto: { version: deal.version } })
        : approveDeal({ id: deal.id, approveDealDto: { version: deal.version } })
      ).unwrap(),
    );
  const reject = (deal: ManagedDealView, why: Rejection) =>
    carryOut('reject', deal.title, [deal.id, why], () =>
      (deal.pendingRevision
        ? rejectRevision({ id: deal.pendingRevision.id, rejectDealDto: { ...why, version: deal.version } })
        : rejectDeal({ id: deal.id, rejectDealDto: { ...why, version: deal.version } })
      ).unwrap(),
    );
  return { busy, approve, reject };
}
