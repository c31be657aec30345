import { useDealDraftsCreateMutation } from 'shared-ui/api/deal-drafts';
import {
  useVendorDealsPauseMutation,
  useVendorDealsRemoveMutation,
  useVendorDealsRequestFeatureMutation,
  useVendorDealsResumeMutation,
  useVendorDealsWithdrawRevisionMutation,
  type ManagedDealView,
} from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { vendorDealsTexts } from './texts';

type Changed = 'featureAsked' | 'paused' | 'resumed' | 'withdrawn' | 'deleted';
type Failed = 'copyFailed' | 'updateFailed' | 'deletionFailed';

export interface DealActions {
  readonly busy: boolean;
  /** Each resolves to true on success. A toast shows the result. */
  pause(): Promise<boolean>;
  resume(): Promise<boolean>;
  withdraw(): Promise<boolean>;
  /** Requests a slot on the home page. */
  requestFeature(): Promise<boolean>;
  /** Copies the deal into a new draft and opens it. */
  repeat(): Promise<boolean>;
  remove(): Promise<boolean>;
}

/** Actions on a deal in the list. */
export function useDealActions({ id }: Pick<ManagedDealView, 'id'>): DealActions {
  const t = useTexts(vendorDealsTexts);
  const { busy, decide } = useDecision();
  const [pause] = useVendorDealsPauseMutation();
  const [resume] = useVendorDealsResumeMutation();
  const [withdraw] = useVendorDealsWithdrawRevisionMutation();
  const [remove] = useVendorDealsRemoveMutation();
  const [askFeature] = useVendorDealsRequestFeatureMutation();
  const [createDraft] = useDealDraftsCreateMutation();
  const navigate = useNavigate();

  const run = (name: string, call: () => Promise<unknown>, done: Changed | null, failed: Failed) =>
    decide([name, id], call, done ? { kind: 'success', title: t(done), text: t(`${done}Text`) } : undefined, {
      title: t(failed),
      text: t(`${failed}Text`),
    });

  async function repeat(): Promise<void> {
    const draft = await createDraft({ createDealDraftDto: { dealId: id } }).unwrap();
    navigate(`/dashboard/deals/new?draft=${draft.id}`);
  }

  return {
    busy,
    pause: () => run('pause', () => pause({ id }).unwrap(), 'paused', 'updateFailed'),
    resume: () => run('resume', () => resume({ id }).unwrap(), 'resumed', 'updateFailed'),
    withdraw: () => run('withdraw', () => withdraw({ id }).unwrap(), 'withdrawn', 'updateFailed'),
    requestFeature: () => run('feature', () => askFeature({ id }).unwrap(), 'featureAsked', 'updateFailed'),
    repeat: () => run('repeat', repeat, null, 'copyFailed'),
    remove: () => run('remove', () => remove({ id }).unwrap(), 'deleted', 'deletionFailed'),
  };
}
