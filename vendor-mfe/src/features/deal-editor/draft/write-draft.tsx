import { Form, type FormInstance } from 'antd';
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
import type { SaveState } from './draft-saver';
import type { OpenedText } from './opened-text';
import { RestoredNote } from '../editor-notes';
import { PointsPausedNote } from '../points-paused-note';
import { SaveNote } from './save-note';
import { dealEditorTexts } from '../texts';
import { useDraft, type Draft } from './use-draft';
import { useSubmission } from '../use-submission';

interface WriteDraftProps {
  /** The draft as it was opened; null for a deal that begins. */
  draft: DealDraftView | null;
  opened: OpenedText;
  onMade(draft: DealDraftView): void;
}

interface ServerNoteProps {
  kind: SaveState['kind'];
  /** Both versions are shown already. */
  isCompared: boolean;
  onCompare(): void;
  onKeep(): void;
}

/** The draft was changed, submitted or deleted elsewhere. */
function ServerNote({ kind, isCompared, onCompare, onKeep }: ServerNoteProps) {
  const t = useTexts(dealEditorTexts);
  if (kind === 'conflict' && !isCompared)
    return (
      <Alert tone="warning" title={t('conflictTitle')} live>
        <Button size="small" onClick={onCompare}>
          {t('compare')}
        </Button>
      </Alert>
    );
  if (kind !== 'gone') return null;
  return (
    <Alert tone="warning" title={t('goneTitle')} live>
      <p>{t('goneText')}</p>
      <Button size="small" onClick={onKeep}>
        {t('keepAsNew')}
      </Button>
    </Alert>
  );
}

/** Submits a saved draft. A repeated attempt has the same key until there is an outcome. */
function useSubmitDraft() {
  const keys = useSubmissionKeys();
  const [submitDraft] = useDealDraftsSubmitMutation();
  return async (saved: DealDraftView): Promise<void> => {
    const arg = { id: saved.id, submitDealDraftDto: { version: saved.version } };
    try {
      await submitDraft({ ...arg, 'Idempotency-Key': keys.keyFor(arg) }).unwrap();
      keys.ended();
    } catch (failure) {
      keys.ended(failure);
      throw failure;
    }
  };
}

interface DraftFootProps {
  state: SaveState;
  busy: boolean;
  /** Two versions are shown: one is chosen before the deal is submitted. */
  isCompared: boolean;
  onLeave(): void;
}

function DraftFoot({ state, busy, isCompared, onLeave }: DraftFootProps) {
  const t = useTexts(dealEditorTexts);
  return (
    <>
      <SaveNote state={state} />
      <Button variant="tint" disabled={busy} onClick={onLeave}>
        {t('saveDraft')}
      </Button>
      <Button type="submit" disabled={busy || isCompared}>
        {t(busy ? 'busy' : 'submit')}
      </Button>
    </>
  );
}

/** Submits the draft, or leaves it for later: both store first what was typed last. */
function useEnding(form: FormInstance<DealForm>, { changed, flush }: Pick<Draft, 'changed' | 'flush'>) {
  const t = useTexts(dealEditorTexts);
  const navigate = useNavigate();
  const submit = useSubmitDraft();

  async function send(): Promise<void> {
    changed(toContent(valuesOf(form)));
    const saved = await flush();
    // Why, the note beside the button says.
    if (!saved) throw new Error(t('notSaved'));
    await submit(saved);
  }

  const leave = async () => {
    changed(toContent(valuesOf(form)));
    if (await flush()) navigate('/dashboard/deals?tab=drafts');
  };

  return { send, leave };
}

/** A deal that is still being written: kept as it is typed, and submitted when it is ready. */
export function WriteDraft({ draft: first, opened, onMade }: WriteDraftProps) {
  const t = useTexts(dealEditorTexts);
  const [form] = Form.useForm<DealForm>();
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
  const { send, leave } = useEnding(form, { changed, flush });

  const compare = async () => {
    if (draft) setTheirs(await askFor({ id: draft.id }).unwrap());
  };
  const { busy, run } = useSubmission(form, compare);

  const decide = (decided: DealForm) => {
    form.setFieldsValue(decided);
    goOn(theirs, toContent(decided));
    setBase(theirs && formOfContent(theirs.content, new Date()));
    setTheirs(null);
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
          <ServerNote
            kind={state.kind}
            isCompared={theirs !== null}
            onCompare={() => void compare()}
            onKeep={() => goOn(null, toContent(valuesOf(form)))}
          />
        </>
      }
      foot={<DraftFoot state={state} busy={busy} isCompared={theirs !== null} onLeave={() => void leave()} />}
      onType={(values) => changed(toContent(values))}
      onSubmit={() => void run(send, { title: t('created'), text: t('createdText') })}
    />
  );
}
