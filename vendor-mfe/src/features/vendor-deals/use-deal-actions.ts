import { App } from 'antd';
import { useState } from 'react';
import {
  useVendorDealsPauseMutation,
  useVendorDealsRemoveMutation,
  useVendorDealsResumeMutation,
  useVendorDealsWithdrawRevisionMutation,
  type ManagedDealView,
} from 'shared-ui/api/vendor-deals';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { vendorDealsTexts } from './texts';

type Changed = 'paused' | 'resumed' | 'withdrawn' | 'deleted';
type Failed = 'updateFailed' | 'deletionFailed';

export interface DealActions {
  readonly busy: boolean;
  pause(): Promise<void>;
  resume(): Promise<void>;
  withdraw(): Promise<void>;
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

  async function run(call: () => Promise<unknown>, done: Changed, failed: Failed): Promise<void> {
    setBusy(true);
    try {
      await call();
      toast({ kind: 'success', title: t(done), text: t(`${done}Text`) });
    } catch (failure) {
      const text = await describeFailure(failure, language, t(`${failed}Text`));
      toast({ kind: 'error', title: t(failed), text });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    pause: () => run(() => pause({ id }).unwrap(), 'paused', 'updateFailed'),
    resume: () => run(() => resume({ id }).unwrap(), 'resumed', 'updateFailed'),
    withdraw: () => run(() => withdraw({ id }).unwrap(), 'withdrawn', 'updateFailed'),
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
