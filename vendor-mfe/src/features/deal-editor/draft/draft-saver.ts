import type { DealDraftContentDto, DealDraftView } from 'shared-ui/api/deal-drafts';
import { isApiFailure, type ApiFailure } from 'shared-ui/store';

/** How long typing rests before it is sent, and how long a failed attempt waits for the next. */
const REST_MS = 1_000;
const AGAIN_MS = 5_000;
/** After this long without an answer nobody waits for it any more. */
const SILENCE_MS = 8_000;

export type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Nobody could be reached: tried again by itself. */
  | { readonly kind: 'waiting' }
  /** Refused: tried again with the next change. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** Somebody else wrote it meanwhile. */
  | { readonly kind: 'conflict' }
  /** Somebody else submitted or deleted it. */
  | { readonly kind: 'gone' };

export interface DraftCalls {
  create(content: DealDraftContentDto): Promise<DealDraftView>;
  read(id: number): Promise<DealDraftView>;
  write(id: number, content: DealDraftContentDto, version: number): Promise<DealDraftView>;
}

/** Text that the server does not have yet. */
export interface UnsavedText {
  content: DealDraftContentDto;
  /** The version it was typed on; null for a draft that is not there yet. */
  version: number | null;
}

/** Where unsaved text outlives the browser's window. */
export interface KeptText {
  keep(draftId: number | null, text: UnsavedText): void;
  forget(draftId: number | null): void;
}

export interface DraftSaver {
  /** Something was typed. */
  changed(content: DealDraftContentDto): void;
  /** Sends what is unsaved now. @returns the draft as it stands, null when it could not be saved */
  flush(): Promise<DealDraftView | null>;
  /** Goes on from the version that stands, with that text. */
  goOn(draft: DealDraftView | null, content: DealDraftContentDto): void;
  /** Nobody looks any more: what is unsaved is sent once, and nothing is told. */
  close(): void;
}

const isSilence = ({ status }: ApiFailure): boolean => status === 0 || status >= 500 || status === 429;

/** Whatever the order of the fields. */
const textOf = (content: DealDraftContentDto): string => JSON.stringify(Object.entries(content).sort());

async function answered<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), SILENCE_MS);
  });
  return Promise.race([call, silence]).finally(() => clearTimeout(timer));
}

function stateAfter(failure: unknown): SaveState {
  if (!isApiFailure(failure) || isSilence(failure)) return { kind: 'waiting' };
  if (failure.code === 'version.conflict') return { kind: 'conflict' };
  if (failure.code === 'draft.not-found') return { kind: 'gone' };
  return { kind: 'refused', failure };
}

/**
 * Keeps a draft on the server as it is typed: one call at a time, always the newest text. Until the server has it, the text is
 * kept in the browser.
 * @param draft the draft as it was opened; null for one that begins
 */
export function draftSaver(
  calls: DraftCalls,
  kept: KeptText,
  draft: DealDraftView | null,
  tell: (state: SaveState, draft: DealDraftView | null) => void,
): DraftSaver {
  let known = draft;
  let unsaved: DealDraftContentDto | null = null;
  /** Sent, and nobody knows whether it arrived. */
  let unanswered: DealDraftContentDto | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isClosed = false;

  const say = (state: SaveState): void => {
    if (!isClosed) tell(state, known);
  };

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };

  async function attempt(content: DealDraftContentDto): Promise<void> {
    say({ kind: 'saving' });
    try {
      const before = known?.id ?? null;
      known = await answered(known ? calls.write(known.id, content, known.version) : calls.create(content));
      unanswered = null;
      if (unsaved === content) unsaved = null;
      kept.forget(before);
      if (unsaved) kept.keep(known.id, { content: unsaved, version: known.version });
      say({ kind: 'saved', at: known.updatedAt });
      if (unsaved) later(REST_MS);
    } catch (failure) {
      await failed(content, stateAfter(failure));
    }
  }

  async function failed(content: DealDraftContentDto, state: SaveState): Promise<void> {
    if (state.kind === 'conflict' && (await isOwnText())) return later(0);
    if (state.kind === 'waiting') unanswered = content;
    isStopped = state.kind === 'conflict' || state.kind === 'gone';
    say(state);
    if (state.kind === 'waiting' && !isClosed) later(AGAIN_MS);
  }

  /** What stands there is what we sent and were not answered: nobody else wrote it. */
  async function isOwnText(): Promise<boolean> {
    if (!unanswered || !known) return false;
    const current = await answered(calls.read(known.id)).catch(() => null);
    if (!current || textOf(current.content) !== textOf(unanswered)) return false;
    known = current;
    unanswered = null;
    return true;
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    await running;
    if (!unsaved || isStopped) return;
    running = attempt(unsaved);
    await running;
    running = null;
  }

  const online = (): void => void send();
  addEventListener('online', online);

  return {
    changed(content) {
      unsaved = content;
      kept.keep(known?.id ?? null, { content, version: known?.version ?? null });
      if (!isStopped && !running) later(REST_MS);
    },
    async flush() {
      await send();
      // What was typed while the last call was on its way.
      if (unsaved && !isStopped) await send();
      return unsaved ? null : known;
    },
    goOn(current, content) {
      kept.forget(known?.id ?? null);
      known = current;
      unanswered = null;
      isStopped = false;
      unsaved = content;
      kept.keep(known?.id ?? null, { content, version: known?.version ?? null });
      void send();
    },
    close() {
      clearTimeout(timer);
      removeEventListener('online', online);
      isClosed = true;
      void send();
    },
  };
}
