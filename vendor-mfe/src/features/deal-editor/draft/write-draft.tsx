import { useState } from 'react';
import { type DealDraftContentDto, dealDraftsApi, type DealDraftView } from 'shared-ui/api/deal-drafts';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { ConflictPanel } from '../conflict/conflict-panel';
import { DealEditor } from '../deal-editor';
import type { DealForm } from '../deal-fields';
import { formOfContent, toContent } from './draft-content';
import type { SaveState } from './draft-saver';
import type { OpenedText } from './opened-text';
import { RestoredNote } from '../editor-notes';
import { PointsPausedNote } from '../points-paused-note';
import { SaveNote } from './save-note';
import { TemplateChoice } from '../templates/template-choice';
import { dealEditorTexts } from '../texts';
import { useDealForm } from '../use-deal-form';
import { useDraft } from './use-draft';
import { useSubmitDraft } from './use-submit-draft';

interface WriteDraftProps {
  /** Loaded draft; null for a new deal. */
  draft: DealDraftView | null;
  opened: OpenedText;
  onMade(draft: DealDraftView): void;
}

interface ServerNoteProps {
  kind: SaveState['kind'];
  /** True if both versions are already shown. */
  isCompared: boolean;
  onCompare(): void;
  onKeep(): void;
}

/** Notice that the draft was changed, submitted or deleted elsewhere. */
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

interface DraftFootProps {
  state: SaveState;
  busy: boolean;
  /** While two versions are shown, the deal cannot be submitted. */
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

/** Server version in a conflict, and the common base of both versions. */
function useOtherVersion(first: DealDraftView | null, opened: OpenedText) {
  const [askFor] = dealDraftsApi.useLazyDealDraftsOneQuery();
  /** Null if the content of this browser is based on another version. */
  const [base, setBase] = useState(opened.isStale ? null : opened.initial);
  const [theirs, setTheirs] = useState(opened.isStale ? first : null);
  return {
    base,
    theirs,
    compareWith: async (draft: DealDraftView | null) => {
      if (draft) setTheirs(await askFor({ id: draft.id }).unwrap());
    },
    goOnFrom: (draft: DealDraftView | null) => {
      setBase(draft && formOfContent(draft.content));
      setTheirs(null);
    },
  };
}

/** Editor of a draft: it saves automatically and submits the finished deal. */
export function WriteDraft({ draft: first, opened, onMade }: WriteDraftProps) {
  const form = useDealForm(opened.initial);
  const [draft, setDraft] = useState(first);
  const { base, theirs, compareWith, goOnFrom } = useOtherVersion(first, opened);
  const made = (there: DealDraftView) => {
    setDraft(there);
    onMade(there);
  };
  const { state, changed, flush, goOn } = useDraft(first, made);
  const compare = () => compareWith(draft);
  const { busy, submit, leave } = useSubmitDraft(form, { changed, flush }, compare);

  const decide = (decided: DealForm) => {
    form.reset(decided);
    goOn(theirs, toContent(decided));
    goOnFrom(theirs);
  };

  const take = (content: DealDraftContentDto) => {
    const values = formOfContent(content);
    form.reset(values);
    changed(toContent(values));
  };

  const notes = (
    <>
      <PointsPausedNote />
      {!draft && <TemplateChoice onTake={take} />}
      {opened.isRestored && !opened.isStale && <RestoredNote />}
      {theirs && (
        <ConflictPanel
          base={base}
          mine={form.getValues()}
          theirs={formOfContent(theirs.content)}
          by={theirs.updatedBy}
          onDecide={decide}
        />
      )}
      <ServerNote
        kind={state.kind}
        isCompared={theirs !== null}
        onCompare={() => void compare()}
        onKeep={() => goOn(null, toContent(form.getValues()))}
      />
    </>
  );
  const foot = (
    <DraftFoot state={state} busy={busy} isCompared={theirs !== null} onLeave={() => void leave()} />
  );
  return (
    <DealEditor
      {...{ form, notes, foot }}
      onType={(values) => changed(toContent(values))}
      onSubmit={submit}
    />
  );
}
