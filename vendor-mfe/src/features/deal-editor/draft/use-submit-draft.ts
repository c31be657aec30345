import type { UseFormReturn } from 'react-hook-form';
import { useDealDraftsSubmitMutation } from 'shared-ui/api/deal-drafts';
import { useTexts } from 'shared-ui/i18n';
import { useSubmit } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { fieldOf, type DealForm } from '../deal-fields';
import { dealEditorTexts } from '../texts';
import { toContent } from './draft-content';
import type { Draft } from './use-draft';

/** Submits the draft or leaves the page. Both save the latest changes first. */
export function useSubmitDraft(
  form: UseFormReturn<DealForm>,
  { changed, flush }: Pick<Draft, 'changed' | 'flush'>,
  onConflict: () => Promise<void>,
) {
  const t = useTexts(dealEditorTexts);
  const navigate = useNavigate();
  const [submitDraft] = useDealDraftsSubmitMutation();
  const store = () => {
    changed(toContent(form.getValues()));
    return flush();
  };

  const { busy, submit } = useSubmit({
    form,
    send: async (_values, key) => {
      const saved = await store();
      // The save state beside the button shows the reason.
      if (!saved) throw new Error('The draft was not saved.');
      const { id, version } = saved;
      // A new version is a new request with its own key.
      const idempotencyKey = `${key}-${version}`;
      return submitDraft({ id, submitDealDraftDto: { version }, 'Idempotency-Key': idempotencyKey }).unwrap();
    },
    done: { kind: 'success', title: t('created'), text: t('createdText') },
    failed: t('failed'),
    failedText: t('failedText'),
    fieldOf,
    onConflict,
    onDone: () => navigate('/dashboard/deals'),
  });

  const leave = async () => {
    if (await store()) navigate('/dashboard/deals?tab=drafts');
  };

  return { busy, submit, leave };
}
