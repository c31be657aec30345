import { Form } from 'antd';
import { useState } from 'react';
import { dealDraftsApi, useDealDraftsSubmitMutation, type DealDraftView } from 'shared-ui/api/deal-drafts';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { useNavigate } from 'shared-ui/router';
import { useSubmissionKeys } from 'shared-ui/platform';
import { ConflictPanel } from '../conflict/conflict-panel';
import { DealEditor, valuesOf } from '../deal-editor';
import type { DealForm } from '../deal-form';
import { formOfContent, toContent } from './draft-content';
import type { OpenedText } from './opened-text';
import { RestoredNote } from '../editor-notes';
import { PointsPausedNote } from '../points-paused-note';
import { SaveNote } from './save-note';
import { dealEditorTexts } from '../texts';
import { useDraft } from './use-draft';
import { useSubmission } from '../use-submission';

interface WriteDraftProps {
  /** The draft as it was opened; null for a deal that begins. */
  draft: DealDraftView | null;
  opened: OpenedText;
  onMade(draft: DealDraftView): void;
}

/** A deal that is still being written: kept as it is typed, and submitted when it is ready. */
export function WriteDraft({ draft: first, opened, onMade }: WriteDraftProps) {
  const t = useTexts(dealEditorTexts);
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const [form] = Form.useForm<DealForm>();
  const [submitDraft] = useDealDraftsSubmitMutation();
  const [askFor] = dealDraftsApi.useLazyDealDraftsOneQuery();
  const [draft, setDraft] = useState(first);
  /** What both began with: unknown when this browser kept text of another version. */
  const [base, setBase] = useState(opened.isStale ? null : opened.initial);
  const [theirs, setTheirs] = useState(opened.isStale ? first : null);
  const made = (there: DealDraftView) => {
    setDraft(there);
    onMade(there);
  };
  const { state, changed, flush, goOn } = useDraft(first, made);

  const compare = async () => {
    if (draft) setTheirs(await askFor({ id: draft.id }).unwrap());
  };
  const { busy, run } = useSubmission(form, compare);

  async function send(): Promise<void> {
    changed(toContent(valuesOf(form)));
    const saved = await flush();
    // Why, the note beside the button says.
    if (!saved) throw new Error(t('notSaved'));
    const arg = { id: saved.id, submitDealDraftDto: { version: saved.version } };
    try {
      await submitDraft({ ...arg, 'Idempotency-Key': keys.keyFor(arg) }).unwrap();
      keys.ended();
    } catch (failure) {
      keys.ended(failure);
      throw failure;
    }
  }

  const decide = (decided: DealForm) => {
    form.setFieldsValue(decided);
    goOn(theirs, toContent(decided));
    setBase(theirs && formOfContent(theirs.content, new Date()));
    setTheirs(null);
  };

  const leave = async () => {
    changed(toContent(valuesOf(form)));
    if (await flush()) navigate('/dashboard/deals?tab=drafts');
  };

  return (
    <DealEditor
      form={form}
      initial={opened.initial}
      notes={
        <>
          <PointsPausedNote />
          {opened.isRestored && !opened.isStale && <RestoredNote />}
          {theirs && (
            <ConflictPanel
              base={base}
              mine={{ ...opened.initial, ...valuesOf(form) }}
              theirs={formOfContent(theirs.content, new Date())}
              by={theirs.updatedBy}
              onDecide={decide}
            />
          )}
          {state.kind === 'conflict' && !theirs && (
            <Alert tone="warning" title={t('conflictTitle')} live>
              <Button size="small" onClick={() => void compare()}>
                {t('compare')}
              </Button>
            </Alert>
          )}
          {state.kind === 'gone' && (
            <Alert tone="warning" title={t('goneTitle')} live>
              <p>{t('goneText')}</p>
              <Button size="small" onClick={() => goOn(null, toContent(valuesOf(form)))}>
                {t('keepAsNew')}
              </Button>
            </Alert>
          )}
        </>
      }
      foot={
        <>
          <SaveNote state={state} />
          <Button variant="tint" disabled={busy} onClick={() => void leave()}>
            {t('saveDraft')}
          </Button>
          <Button type="submit" disabled={busy || theirs !== null}>
            {t(busy ? 'busy' : 'submit')}
          </Button>
        </>
      }
      onType={(values) => changed(toContent(values))}
      onSubmit={() => void run(send, { title: t('created'), text: t('createdText') })}
    />
  );
}
