import { useDealDraftsRemoveMutation } from 'shared-ui/api/deal-drafts';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import { vendorDealsTexts } from './texts';

export function useRemoveDraft(id: number): { busy: boolean; remove(): Promise<boolean> } {
  const t = useTexts(vendorDealsTexts);
  const { busy, decide } = useDecision();
  const [removeDraft] = useDealDraftsRemoveMutation();
  const remove = () =>
    decide(
      id,
      () => removeDraft({ id }).unwrap(),
      { kind: 'success', title: t('draftDeleted'), text: t('draftDeletedText') },
      { title: t('deletionFailed'), text: t('draftDeletionFailedText') },
    );
  return { busy, remove };
}
