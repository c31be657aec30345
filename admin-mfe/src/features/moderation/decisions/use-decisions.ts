import {
  adminApi,
  useAdminDealsApproveMutation,
  useAdminDealsApproveRevisionMutation,
  useAdminDealsRejectMutation,
  useAdminDealsRejectRevisionMutation,
  type ManagedDealView,
  type RejectDto,
} from 'shared-ui/api/admin';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import { moderationTexts } from '../texts';

/** Codes of a decision or an edit that came in between. */
const STALE_CODES: ReadonlySet<string> = new Set([
  'deal.state-forbids',
  'revision.decided',
  'revision.not-found',
  'version.conflict',
]);

interface Decisions {
  busy: boolean;
  approve(deal: ManagedDealView): Promise<boolean>;
  reject(deal: ManagedDealView, why: RejectDto): Promise<boolean>;
}

/** Approves or rejects a deal, or the change of a live one, and says how it went. */
export function useDecisions(): Decisions {
  const t = useTexts(moderationTexts);
  const language = useLanguage();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [approveDeal, approvingDeal] = useAdminDealsApproveMutation();
  const [approveRevision, approvingRevision] = useAdminDealsApproveRevisionMutation();
  const [rejectDeal, rejectingDeal] = useAdminDealsRejectMutation();
  const [rejectRevision, rejectingRevision] = useAdminDealsRejectRevisionMutation();

  async function decide(
    verb: 'approve' | 'reject',
    title: string,
    call: () => Promise<unknown>,
  ): Promise<boolean> {
    const done = verb === 'approve' ? 'approved' : 'rejected';
    try {
      await call();
      toast({ kind: 'success', title: t(`${done}Title`), text: t(`${done}Text`, { title }) });
      return true;
    } catch (failure) {
      const isConflict = isApiFailure(failure) && failure.status === 409;
      const isStale = isConflict && STALE_CODES.has(failure.code);
      if (isConflict) dispatch(adminApi.util.invalidateTags(['admin']));
      const isPlanFull = isApiFailure(failure) && failure.code === 'plan.limit-reached';
      const told = isPlanFull
        ? t('planFull')
        : await describeFailure(failure, language, t(`${verb}FailedText`));
      const text = isStale ? `${told} ${t('decidedMeanwhile')}` : told;
      toast({ kind: 'error', title: t(`${verb}Failed`), text });
      return false;
    }
  }

  const approve = (deal: ManagedDealView) =>
    decide('approve', deal.title, () =>
      (deal.pendingRevision
        ? approveRevision({ id: deal.pendingRevision.id })
        : approveDeal({ id: deal.id, approveDealDto: { version: deal.version } })
      ).unwrap(),
    );
  const reject = (deal: ManagedDealView, rejectDto: RejectDto) =>
    decide('reject', deal.title, () =>
      (deal.pendingRevision
        ? rejectRevision({ id: deal.pendingRevision.id, rejectDto })
        : rejectDeal({ id: deal.id, rejectDealDto: { ...rejectDto, version: deal.version } })
      ).unwrap(),
    );
  const busy = [approvingDeal, approvingRevision, rejectingDeal, rejectingRevision].some(
    ({ isLoading }) => isLoading,
  );
  return { busy, approve, reject };
}
