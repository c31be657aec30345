import type { PendingDecisionView, WorkItemView } from 'shared-ui/api/admin-work';
import { adminWorkApi } from 'shared-ui/api/admin-work';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision, useToast } from 'shared-ui/platform';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import { undoTexts } from '../../../shared/undo/texts';
import { useUndoable, type Waiting } from '../../../shared/undo/use-undoable';
import type { ActionId } from '../item/actions';
import { keyOf } from '../list/kinds';
import { useRowText } from '../list/use-row-text';
import { workbenchTexts } from '../texts';
import { type Given, UNDO_SECONDS, useCalls } from './use-calls';

/** Cache tags of the data that an applied decision may change. */
const CHANGED = [
  'Work',
  'Overview',
  'Deal',
  'Vendor',
  'Review',
  'Message',
  'Category',
  'City',
  'Stats',
] as const;

const isAccepted = (answer: unknown): answer is { decisionId: string } =>
  typeof answer === 'object' && answer !== null && 'decisionId' in answer;

/** @returns the part of the translation key that names the toast */
const toastOf = (kind: string, action: string) => {
  if (action === 'verify') return 'verified';
  if (kind === 'deal' || kind === 'revision') return action === 'approve' ? 'dealApproved' : 'dealRejected';
  return 'decided';
};

/** Shows a toast with the result of a decision after its undo window. */
function useSettled() {
  const t = useTexts(workbenchTexts);
  const undo = useTexts(undoTexts);
  const toast = useToast();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  return async (
    { title, kind }: Waiting,
    { state, code, message, leftOut }: PendingDecisionView,
    action: string,
  ) => {
    dispatch(adminWorkApi.util.invalidateTags([...CHANGED]));
    if (state === 'done') {
      const name = toastOf(kind, action);
      const rest = leftOut.length > 0 ? ` ${t('leftOut', { count: leftOut.length })}` : '';
      toast({
        kind: 'success',
        title: t(`toast_${name}`),
        text: `${t(`toastText_${name}`, { title })}${rest}`,
      });
    }
    if (state !== 'failed') return;
    const failure = { status: 409, code: code ?? '', message: message ?? '', errors: [] };
    const text = await describeFailure(failure, language, t('failure_unknown'));
    toast({ kind: 'error', title: undo('notDoneTitle', { title }), text });
  };
}

function useSend() {
  const t = useTexts(workbenchTexts);
  const rowText = useRowText();
  const dispatch = useAppDispatch();
  const call = useCalls();
  const { busy, decide: send } = useDecision();
  /** @returns the pending decision; null if the request failed, undefined if the decision cannot be undone */
  const sendOne = async (
    item: WorkItemView,
    action: ActionId,
    given: Given,
  ): Promise<Waiting | null | undefined> => {
    let answer: unknown;
    const { title } = rowText(item);
    const worked = await send(
      [item.kind, item.id, item.version, action, given],
      async (key) => (answer = await call(item, action, given, key)),
      undefined,
      {
        title: t('failedTitle', { title }),
        onFailure: (failure) => {
          if (isApiFailure(failure) && failure.status < 500)
            dispatch(adminWorkApi.util.invalidateTags(['Work']));
          return false;
        },
      },
    );
    if (!worked) return null;
    return isAccepted(answer)
      ? { id: answer.decisionId, title, kind: item.kind, item: keyOf(item) }
      : undefined;
  };
  return { busy, sendOne };
}

/**
 * Decides about items, with an undo window for each decision.
 * @param own items with a pending decision of the current admin; undefined until they are loaded
 * @param onSaid receives the text for the live region
 */
export function useDecide(own: readonly WorkItemView[] | undefined, onSaid: (sentence: string) => void) {
  const t = useTexts(workbenchTexts);
  const words = useTexts(undoTexts);
  const toast = useToast();
  const { busy, sendOne } = useSend();
  const settled = useSettled();
  const undoable = useUndoable(own, (...outcome) => void settled(...outcome));

  /** @returns true if all requests succeeded */
  const decide = async (
    items: readonly WorkItemView[],
    action: ActionId,
    given: Given = {},
  ): Promise<boolean> => {
    const decisions: Waiting[] = [];
    let failed = 0;
    for (const item of items) {
      const decision = await sendOne(item, action, given);
      if (decision === null) failed += 1;
      else if (decision) decisions.push(decision);
    }
    const name = action === 'verifyAll' ? 'verify' : action;
    if (decisions.length > 0)
      undoable.add({ action: name, decisions, endsAt: Date.now() + UNDO_SECONDS * 1_000 });
    else if (failed === 0 && action === 'ask')
      toast({ kind: 'success', title: t('askedTitle'), text: t('askedText') });
    return failed === 0;
  };

  const undo = async (): Promise<void> => {
    try {
      const group = await undoable.undo();
      if (group) onSaid(words('undone', { count: group.decisions.length }));
    } catch {
      toast({ kind: 'error', title: words('undoFailedTitle'), text: words('undoFailedText') });
    }
  };

  const { newest, secondsLeft, waiting } = undoable;
  return { busy, decide, undo, newest, secondsLeft, waiting };
}
