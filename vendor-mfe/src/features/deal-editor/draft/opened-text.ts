import type { DealDraftView } from 'shared-ui/api/deal-drafts';
import type { ManagedDealView } from 'shared-ui/api/vendor-deals';
import { type DealForm } from '../deal-fields';
import { dealFormOf, emptyDealForm, withPendingChanges } from '../deal-form';
import { formOfContent } from './draft-content';
import type { UnsavedText } from './draft-saver';
import { differences } from '../conflict/versions';

/** Initial state of the editor. */
export interface OpenedText {
  readonly initial: DealForm;
  /** True if unsaved content of this browser was restored. */
  readonly isRestored: boolean;
  /** True if that content is based on an outdated version. */
  readonly isStale: boolean;
}

function opened(stored: DealForm, version: number | null, unsaved: UnsavedText | null): OpenedText {
  if (!unsaved) return { initial: stored, isRestored: false, isStale: false };
  const initial = formOfContent(unsaved.content);
  const isRestored = differences(initial, stored).length > 0;
  return { initial, isRestored, isStale: isRestored && unsaved.version !== version };
}

/**
 * @param draft null for a new deal
 * @param unsaved content stored earlier in this browser
 */
export const openDraft = (draft: DealDraftView | null, unsaved: UnsavedText | null, now: Date): OpenedText =>
  opened(draft ? formOfContent(draft.content) : emptyDealForm(now), draft?.version ?? null, unsaved);

/** Edit of a deal, starting with its pending revision. */
export const openChange = (deal: ManagedDealView, unsaved: UnsavedText | null): OpenedText =>
  opened(dealFormOf(withPendingChanges(deal)), deal.version, unsaved);
