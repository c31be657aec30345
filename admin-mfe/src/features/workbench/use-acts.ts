import { useState } from 'react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import type { Given } from './decisions/use-calls';
import { useDecide } from './decisions/use-decide';
import type { Asking } from './decisions/work-dialogs';
import type { ActionId, ItemAction } from './item/actions';
import type { Asked } from './list/asked';
import { actionKey } from '../../shared/undo/action-key';
import { workbenchTexts } from './texts';
import { useCare } from './use-care';
import { usePosition } from './use-position';
import { useSelection } from './use-selection';
import { useTicks } from './verification/ticks';
import type { useWork } from './use-work';

export interface WorkbenchProps {
  asked: Asked;
  work: ReturnType<typeof useWork>;
  userId: number | undefined;
  hasKeys: boolean;
  onHelp(): void;
}

/** The open dialog, and the items that it was opened for. */
interface OpenDialog {
  dialog: Asking;
  about: readonly WorkItemView[];
}

/** Actions that open a dialog for the reason first. */
const ASKS: Partial<Record<ActionId, Asking>> = { reject: 'reject', hide: 'reject', ask: 'ask' };

/** @returns items with a pending decision of the user; undefined until they are known */
function ownDecisions({ items, isLoading }: WorkbenchProps['work'], userId: number | undefined) {
  if (isLoading || userId === undefined) return undefined;
  return items.filter(({ pendingDecision }) => pendingDecision?.by.id === userId);
}

/** Whether the user owns an item, and claiming or giving back the chosen items. */
function ownership(
  chosen: readonly WorkItemView[],
  { own, giveBack }: ReturnType<typeof useCare>,
  userId: number | undefined,
) {
  const isMine = (item: WorkItemView | undefined): boolean => item?.owner?.id === userId;
  return { isMine, own: () => void (chosen.every(isMine) ? giveBack(chosen) : own(chosen)) };
}

/** Actions for the open item and the selected items. */
export function useActs({ asked, work, userId }: WorkbenchProps) {
  const t = useTexts(workbenchTexts);
  const { items, counts } = work;
  const position = usePosition(asked, items);
  const selection = useSelection(items);
  const { ticks, setTick } = useTicks(position.current);
  const care = useCare();
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState<OpenDialog | null>(null);
  const decisions = useDecide(ownDecisions(work, userId), setSaid);
  const { current } = position;
  const open = current && !position.isGone ? [current] : [];
  const chosen = selection.selected.length > 0 ? selection.selected : open;

  const leave = (about: readonly WorkItemView[]): void => {
    selection.clear();
    position.leave(about, decisions.waiting);
  };
  const decide = async (
    about: readonly WorkItemView[],
    action: ActionId,
    given: Given = {},
  ): Promise<void> => {
    setAsking(null);
    if (!(await decisions.decide(about, action, given))) return;
    const left = Math.max(0, (counts?.ready ?? 0) - about.length);
    const name = action === 'verifyAll' ? 'verify' : action;
    setSaid(name === 'ask' ? t('askedTitle') : t(`said_${actionKey(name)}`, { count: left }));
    leave(about);
  };
  const start = (action: ActionId): void => {
    const dialog = ASKS[action];
    if (!current) return;
    if (dialog) setAsking({ dialog, about: [current] });
    else void decide([current], action);
  };
  const snooze = async (until: string | null): Promise<void> => {
    const about = asking?.about ?? [];
    setAsking(null);
    if (await care.snooze(about, until)) leave(about);
  };
  return {
    position,
    selection,
    care,
    decisions,
    current,
    chosen,
    said,
    asking,
    setAsking,
    decide,
    start,
    snooze,
    ticks,
    setTick,
    ...ownership(chosen, care, userId),
  };
}

/** Keyboard shortcuts of the list, the open item and its decisions. */
export function keysOf(
  { position, selection, current, chosen, setAsking, decide, start, own }: ReturnType<typeof useActs>,
  {
    actions,
    passing,
    openCurrent,
    onFields,
    onHelp,
  }: {
    actions: readonly ItemAction[];
    passing: readonly WorkItemView[];
    openCurrent(): void;
    onFields(): void;
    onHelp(): void;
  },
): Record<string, (() => void) | undefined> {
  const hasSelection = selection.selected.length > 0;
  const ofItem = Object.fromEntries(
    actions.filter(({ key }) => key).map(({ id, key }) => [key, () => start(id)]),
  );
  return {
    ...(hasSelection ? {} : ofItem),
    ...(hasSelection && { a: () => passing.length > 0 && void decide(passing, 'approve') }),
    j: () => position.step(1),
    k: () => position.step(-1),
    enter: openCurrent,
    x: () => current && selection.toggle(current),
    'shift+x': () => current && selection.selectTo(current),
    o: () => chosen.length > 0 && own(),
    s: () => chosen.length > 0 && setAsking({ dialog: 'snooze', about: chosen }),
    f: onFields,
    '?': onHelp,
    'shift+?': onHelp,
  };
}
