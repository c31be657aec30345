import { App } from 'antd';
import { useState } from 'react';
import { useDealDraftsCreateMutation } from 'shared-ui/api/deal-drafts';
import {
  useVendorDealsPauseMutation,
  useVendorDealsRemoveMutation,
  useVendorDealsRequestFeatureMutation,
  useVendorDealsResumeMutation,
  useVendorDealsWithdrawRevisionMutation,
  type ManagedDealView,
} from 'shared-ui/api/vendor-deals';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { vendorDealsTexts } from './texts';

type Changed = 'featureAsked' | 'paused' | 'resumed' | 'withdrawn' | 'deleted';
type Failed = 'copyFailed' | 'updateFailed' | 'deletionFailed';

export interface DealActions {
  readonly busy: boolean;
  pause(): Promise<void>;
  resume(): Promise<void>;
  withdraw(): Promise<void>;
  /** Asks for a place on the home page. */
  requestFeature(): Promise<void>;
  /** Copies the deal into a draft, and opens it. */
  repeat(): Promise<void>;
  /** Asks first. */
  remove(): void;
}

/** What can be done to a deal from the list. */
export function useDealActions({ id }: Pick<ManagedDealView, 'id'>): DealActions {
  const t = useTexts(vendorDealsTexts);
  const language = useLanguage();
  const toast = useToast();
  const { modal } = App.useApp();
  const [busy, setBusy] = useState(false);
  const [pause] = useVendorDealsPauseMutation();
  const [resume] = useVendorDealsResumeMutation();
  const [withdraw] = useVendorDealsWithdrawRevisionMutation();
  const [remove] = useVendorDealsRemoveMutation();
  const [askFeature] = useVendorDealsRequestFeatureMutation();
  const [createDraft] = useDealDraftsCreateMutation();
  const navigate = useNavigate();

  async function run(call: () => Promise<unknown>, done: Changed | null, failed: Failed): Promise<void> {
    setBusy(true);
    try {
      await call();
      if (done) toast({ kind: 'success', title: t(done), text: t(`${done}Text`) });
    } catch (failure) {
      const text = await describeFailure(failure, language, t(`${failed}Text`));
      toast({ kind: 'error', title: t(failed), text });
    } finally {
      setBusy(false);
    }
  }

  async function repeat(): Promise<void> {
    const draft = await createDraft({ createDealDraftDto: { dealId: id } }).unwrap();
    navigate(`/dashboard/deals/new?draft=${draft.id}`);
  }

  return {
    busy,
    pause: () => run(() => pause({ id }).unwrap(), 'paused', 'updateFailed'),
    resume: () => run(() => resume({ id }).unwrap(), 'resumed', 'updateFailed'),
    withdraw: () => run(() => withdraw({ id }).unwrap(), 'withdrawn', 'updateFailed'),
    requestFeature: () => run(() => askFeature({ id }).unwrap(), 'featureAsked', 'updateFailed'),
    repeat: () => run(() => repeat(), null, 'copyFailed'),
    remove: () =>
      void modal.confirm({
        title: t('deleteTitle'),
        content: t('deleteText'),
        okText: t('delete'),
        cancelText: t('cancel'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => run(() => remove({ id }).unwrap(), 'deleted', 'deletionFailed'),
      }),
  };
}
