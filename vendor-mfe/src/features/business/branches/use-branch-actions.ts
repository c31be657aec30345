import { App } from 'antd';
import {
  useVendorsAddLocationMutation,
  useVendorsRemoveLocationMutation,
  useVendorsUpdateLocationMutation,
  type BranchDto,
  type BranchView,
} from 'shared-ui/api/vendors';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { businessTexts } from '../texts';

export interface BranchActions {
  readonly busy: boolean;
  /** Adds a branch, or changes the one with this id. Throws what was refused, after saying it. */
  save(branch: BranchDto, id?: number): Promise<void>;
  /** Asks first. */
  remove(branch: BranchView): void;
}

export function useBranchActions(): BranchActions {
  const t = useTexts(businessTexts);
  const language = useLanguage();
  const toast = useToast();
  const { modal } = App.useApp();
  const [add, adding] = useVendorsAddLocationMutation();
  const [update, updating] = useVendorsUpdateLocationMutation();
  const [remove] = useVendorsRemoveLocationMutation();

  async function run(call: () => Promise<unknown>, done: 'branchSaved' | 'branchDeleted'): Promise<void> {
    try {
      await call();
      toast({ kind: 'success', title: t(done), text: t(`${done}Text`) });
    } catch (failure) {
      const text = await describeFailure(failure, language, t('branchFailedText'));
      toast({ kind: 'error', title: t('branchFailed'), text });
      throw failure;
    }
  }

  return {
    busy: adding.isLoading || updating.isLoading,
    save: (branch, id) =>
      run(
        () =>
          id === undefined
            ? add({ branchDto: branch }).unwrap()
            : update({ id, updateBranchDto: branch }).unwrap(),
        'branchSaved',
      ),
    remove: ({ id }) =>
      void modal.confirm({
        title: t('deleteTitle'),
        content: t('deleteText'),
        okText: t('delete'),
        cancelText: t('cancel'),
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
        onOk: () => run(() => remove({ id }).unwrap(), 'branchDeleted').catch(() => undefined),
      }),
  };
}
