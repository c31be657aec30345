import { useCallback, useEffect, useRef, useState } from 'react';
import {
  adminWorkApi,
  useAdminDecisionsTakeBackMutation,
  type PendingDecisionView,
  type WorkItemView,
} from 'shared-ui/api/admin-work';
import { useAppDispatch } from 'shared-ui/store';

export interface Waiting {
  /** Id of the pending decision on the server. */
  id: string;
  title: string;
  kind: string;
  /** Kind and id of the item, such as `deal:12`. */
  item: string;
}

/** Decisions that were made together and are undone together. */
export interface UndoGroup {
  action: string;
  decisions: readonly Waiting[];
  /** End of the undo window in milliseconds, by the browser's clock. */
  endsAt: number;
}

const TICK_MS = 250;
/** Interval and maximum number of requests when polling the state of a decision. */
const ASK_MS = 700;
const ASKED_TIMES = 30;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ASK_MS));

/** Returns the current time and updates it while `isNeeded` is true. */
function useTick(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}

/** Polls a decision until it is no longer pending. Returns undefined after the last attempt. */
function useOutcome(): (id: string) => Promise<PendingDecisionView | undefined> {
  const dispatch = useAppDispatch();
  return async (id) => {
    for (let asked = 0; asked < ASKED_TIMES; asked++) {
      const request = dispatch(
        adminWorkApi.endpoints.adminDecisionsOne.initiate({ id }, { forceRefetch: true, subscribe: false }),
      );
      const { data } = await request;
      if (data && data.state !== 'pending') return data;
      await pause();
    }
    return undefined;
  };
}

/**
 * Decisions that can still be undone: those made on this page and, after a reload, the admin's decisions that are still pending.
 * @param own items with a pending decision of the current admin; undefined until they are loaded
 * @param onSettled called for each decision that is no longer pending
 */
export function useUndoable(
  own: readonly WorkItemView[] | undefined,
  onSettled: (decision: Waiting, outcome: PendingDecisionView, action: string) => void,
) {
  const [groups, setGroups] = useState<readonly UndoGroup[]>([]);
  const [takeBack] = useAdminDecisionsTakeBackMutation();
  const now = useTick(groups.length > 0);
  const outcomeOf = useOutcome();
  /** Pending decisions are read once, after loading. Later decisions of other windows are undone there. */
  const isTakenOver = useRef(false);

  const add = useCallback((group: UndoGroup) => setGroups((before) => [...before, group]), []);

  useEffect(() => {
    if (!own || isTakenOver.current) return;
    isTakenOver.current = true;
    for (const { kind, id: itemId, title, pendingDecision } of own) {
      if (!pendingDecision) continue;
      const { id, action, secondsLeft } = pendingDecision;
      const decision = { id, title, kind, item: `${kind}:${itemId}` };
      add({ action, decisions: [decision], endsAt: Date.now() + secondsLeft * 1_000 });
    }
  }, [own, add]);

  const latest = useRef({ outcomeOf, onSettled });
  useEffect(() => {
    latest.current = { outcomeOf, onSettled };
  });
  useEffect(() => {
    const over = groups.filter(({ endsAt }) => endsAt <= now);
    if (over.length === 0) return;
    setGroups((before) => before.filter((group) => !over.includes(group)));
    for (const { decisions, action } of over)
      for (const decision of decisions)
        void latest.current
          .outcomeOf(decision.id)
          .then((outcome) => outcome && latest.current.onSettled(decision, outcome, action));
  }, [groups, now]);

  const newest = groups.filter(({ endsAt }) => endsAt > now).at(-1);
  return {
    newest,
    /** Items whose decision can still be undone. */
    waiting: new Set(groups.flatMap(({ decisions }) => decisions.map(({ item }) => item))),
    secondsLeft: newest ? Math.max(1, Math.ceil((newest.endsAt - now) / 1_000)) : 0,
    add,
    /** @returns the undone decisions */
    undo: async (): Promise<UndoGroup | undefined> => {
      if (!newest) return undefined;
      setGroups((before) => before.filter((group) => group !== newest));
      await Promise.all(newest.decisions.map(({ id }) => takeBack({ id }).unwrap()));
      return newest;
    },
  };
}
