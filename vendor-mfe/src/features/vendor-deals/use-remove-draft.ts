import { App } from 'antd';
import { useState } from 'react';
import { useDealDraftsRemoveMutation } from 'shared-ui/api/deal-drafts';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { vendorDealsTexts } from './texts';

/** Deletes a draft, after a question. */
export function useRemoveDraft(id: number): { busy: boolean; remove(): void } {
  const t = useTexts(vendorDealsTexts);
  const language = useLanguage();
  const toast = useToast();
  const { modal } = App.useApp();
  const [busy, setBusy] = useState(false);
  const [removeDraft] = useDealDraftsRemoveMutation();

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await removeDraft({ id }).unwrap();
      toast({ kind: 'success', title: t('draftDeleted'), text: t('draftDeletedText') });
    } catch (failure) {
      const text = await describeFailure(failure, language, t('draftDeletionFailedText'));
      toast({ kind: 'error', title: t('deletionFailed'), text });
    } finally {
      setBusy(false);
    }
  }

  const remove = () =>
    void modal.confirm({
      title: t('deleteTitle'),
      content: t('deleteDraftText'),
      okText: t('delete'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: run,
    });
  return { busy, remove };
}
