import type { DealDraftView } from 'shared-ui/api/deal-drafts';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { type DealForm } from '../deal-fields';
import { dealFormOf, emptyDealForm, withPendingChanges } from '../deal-form';
import { formOfContent } from './draft-content';
import type { UnsavedText } from './draft-saver';
import { differences } from '../conflict/versions';

/** What the editor begins with. */
export interface OpenedText {
  readonly initial: DealForm;
  /** Text of this browser that the server did not get before. */
  readonly isRestored: boolean;
  /** That text was typed on another version than the one that stands. */
  readonly isStale: boolean;
}

function opened(stored: DealForm, version: number | null, unsaved: UnsavedText | null): OpenedText {
  if (!unsaved) return { initial: stored, isRestored: false, isStale: false };
  const initial = formOfContent(unsaved.content);
  const isRestored = differences(initial, stored).length > 0;
  return { initial, isRestored, isStale: isRestored && unsaved.version !== version };
}

/**
 * @param draft null for a deal that begins
 * @param unsaved what this browser kept of an earlier time
 */
export const openDraft = (draft: DealDraftView | null, unsaved: UnsavedText | null, now: Date): OpenedText =>
  opened(draft ? formOfContent(draft.content) : emptyDealForm(now), draft?.version ?? null, unsaved);

/** The change of a deal, begun with the one that waits. */
export const openChange = (deal: ManagedDealView, unsaved: UnsavedText | null): OpenedText =>
  opened(dealFormOf(withPendingChanges(deal)), deal.version, unsaved);
