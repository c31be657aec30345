import { useState } from 'react';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink } from 'shared-ui/ui';
import { ConflictPanel } from './conflict/conflict-panel';
import { DealEditor } from './deal-editor';
import { type DealForm } from './deal-fields';
import { dealFormOf, withPendingChanges } from './deal-form';
import { toContent } from './draft/draft-content';
import type { SavedText } from './draft/draft-saver';
import { RestoredNote, StateNote } from './editor-notes';
import { PointsPausedNote } from './points-paused-note';
import type { OpenedText } from './draft/opened-text';
import { dealEditorTexts } from './texts';
import { useChangeDeal } from './use-change-deal';
import { useDealForm } from './use-deal-form';

interface EditDealProps {
  /** Deal as loaded when the page was opened. */
  opened: ManagedDealView;
  /** Initial content of the form. */
  text: OpenedText;
  /** Browser storage of unsent content, which survives closing the window. */
  saved: SavedText;
  /** Fetches the current version of the deal. */
  askAgain: () => Promise<ManagedDealView>;
}

interface LoadedDeal {
  /** Version that is edited. */
  deal: ManagedDealView;
  /** Common base of the edit; null if it is unknown. */
  base: DealForm | null;
  /** Newer version found after a conflict. */
  newer: ManagedDealView | null;
}

const shownOf = (deal: ManagedDealView): DealForm => dealFormOf(withPendingChanges(deal));

/** Edited version, and the newer one of another user after a conflict. */
function useVersions({ opened, text, askAgain }: EditDealProps) {
  const [loaded, setLoaded] = useState<LoadedDeal>(() =>
    text.isStale
      ? { deal: opened, base: null, newer: opened }
      : { deal: opened, base: shownOf(opened), newer: null },
  );
  const { newer } = loaded;
  return {
    ...loaded,
    compare: async () => setLoaded({ ...loaded, newer: await askAgain() }),
    takeNewer: () => newer && setLoaded({ deal: newer, base: shownOf(newer), newer: null }),
  };
}

/** Editor for changes of an existing deal. */
export function EditDeal(props: EditDealProps) {
  const { text, saved } = props;
  const t = useTexts(dealEditorTexts);
  const form = useDealForm(text.initial);
  const { deal, base, newer, compare, takeNewer } = useVersions(props);
  const { busy, submit } = useChangeDeal({
    form,
    deal,
    onConflict: compare,
    onDone: () => saved.forget(deal.id),
  });
  const keep = (values: DealForm) =>
    saved.keep(deal.id, { content: toContent(values), version: deal.version });
  const decide = (decided: DealForm) => {
    form.reset(decided);
    takeNewer();
  };

  const notes = newer ? (
    <ConflictPanel
      base={base}
      mine={form.getValues()}
      theirs={shownOf(newer)}
      busy={busy}
      onDecide={decide}
    />
  ) : (
    <>
      {text.isRestored && <RestoredNote />}
      <PointsPausedNote />
      <StateNote deal={deal} onLoadNewer={(taken) => form.reset(taken)} />
    </>
  );
  const foot = (
    <>
      <ButtonLink variant="tint" to="/dashboard/deals" onClick={() => saved.forget(deal.id)}>
        {t('cancel')}
      </ButtonLink>
      <Button type="submit" disabled={busy || newer !== null}>
        {t(busy ? 'busy' : 'save')}
      </Button>
    </>
  );
  return <DealEditor {...{ form, deal, notes, foot }} onType={keep} onSubmit={submit} />;
}
