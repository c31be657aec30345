import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { adminWorkApi, type PendingDecisionView } from 'shared-ui/api/admin-work';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useDecision, useToast } from 'shared-ui/platform';
import { useAppDispatch, type ToastText } from 'shared-ui/store';
import { useKeySetting, useSingleKeys } from 'shared-ui/dashboard';
import { undoTexts } from './texts';
import { UndoBar } from './undo-bar';
import { useUndoable, type Waiting } from './use-undoable';

/** Undo window of a decision. */
export const UNDO_SECONDS = 10;

/** Cache tags of the data that an applied decision may change. */
const CHANGED = ['Work', 'Overview', 'Deal', 'Vendor', 'Review', 'Category', 'City', 'Stats'] as const;

/** Subject of a decision. */
export interface About {
  kind: 'deal' | 'revision' | 'vendor' | 'name-change' | 'review';
  id: number;
  title: string;
  action: 'approve' | 'reject' | 'verify' | 'hide' | 'keep';
}

interface Undo {
  add(about: About, decisionId: string, done: ToastText): void;
  isWaiting(kind: About['kind'], id: number): boolean;
}

const UndoContext = createContext<Undo | null>(null);

const keyOf = ({ kind, id }: Pick<About, 'kind' | 'id'>): string => `${kind}:${id}`;
const NOTHING: never[] = [];

/** Shows the toast of a decision once it has taken effect, or why it could not. */
function useSettled(toasts: ReadonlyMap<string, ToastText>) {
  const t = useTexts(undoTexts);
  const toast = useToast();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  return async ({ id, title }: Waiting, { state, code, message }: PendingDecisionView): Promise<void> => {
    dispatch(adminWorkApi.util.invalidateTags([...CHANGED]));
    const done = toasts.get(id);
    if (state === 'done' && done) toast(done);
    if (state !== 'failed') return;
    const failure = { status: 409, code: code ?? '', message: message ?? '', errors: [] };
    const text = await describeFailure(failure, language, t('failure_unknown'));
    toast({ kind: 'error', title: t('notDoneTitle', { title }), text });
  };
}

/** Gives the decisions of a page their undo window, and shows the bar to undo the last one, also by the keys Z and U. */
export function UndoDecisions({ children }: { children: ReactNode }) {
  const t = useTexts(undoTexts);
  const toast = useToast();
  const toasts = useRef(new Map<string, ToastText>());
  const [waiting, setWaiting] = useState<ReadonlyMap<string, string>>(new Map());
  const settled = useSettled(toasts.current);
  const release = (decisionId: string) =>
    setWaiting((before) => new Map([...before].filter(([, id]) => id !== decisionId)));
  const { add, newest, secondsLeft, undo } = useUndoable(NOTHING, (decision, outcome) => {
    release(decision.id);
    void settled(decision, outcome);
  });
  const value = useMemo<Undo>(
    () => ({
      add: (about, decisionId, done) => {
        toasts.current.set(decisionId, done);
        setWaiting((before) => new Map(before).set(keyOf(about), decisionId));
        const { title, kind, action } = about;
        const endsAt = Date.now() + UNDO_SECONDS * 1_000;
        add({ action, decisions: [{ id: decisionId, title, kind, item: keyOf(about) }], endsAt });
      },
      isWaiting: (kind, id) => waiting.has(keyOf({ kind, id })),
    }),
    [add, waiting],
  );
  const takeBack = () => {
    void undo().then(
      (group) => {
        for (const { id } of group?.decisions ?? []) release(id);
      },
      () => toast({ kind: 'error', title: t('undoFailedTitle'), text: t('undoFailedText') }),
    );
  };
  const [hasKeys] = useKeySetting();
  useSingleKeys({ z: takeBack, u: takeBack }, hasKeys && newest !== undefined);
  return (
    <UndoContext value={value}>
      {children}
      <UndoBar group={newest} secondsLeft={secondsLeft} onUndo={takeBack} />
    </UndoContext>
  );
}

const isAccepted = (answer: unknown): answer is { decisionId: string } =>
  typeof answer === 'object' && answer !== null && 'decisionId' in answer;

/** Sends decisions with an undo window. A response without one is a decision that has taken effect. */
export function useUndoDecision() {
  const undo = useContext(UndoContext);
  const { busy, decide } = useDecision();
  return {
    busy,
    isWaiting: (kind: About['kind'], id: number): boolean => undo?.isWaiting(kind, id) ?? false,
    decide: (
      about: About,
      content: unknown,
      send: (key: string) => Promise<unknown>,
      done: ToastText,
      failed: Parameters<typeof decide>[3],
    ): Promise<boolean> =>
      decide(
        content,
        send,
        (answer) => {
          if (!undo || !isAccepted(answer)) return done;
          undo.add(about, answer.decisionId, done);
          return undefined;
        },
        failed,
      ),
  };
}

/** Stands in place of the buttons of an item while its decision can be undone. */
export function DecisionWaits() {
  const t = useTexts(undoTexts);
  return <span role="status">{t('waits')}</span>;
}
