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
  /** Rejected: tried again with the next change. */
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
export interface SavedText {
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
 * Stores a draft on the server as it is typed: one call at a time, always the newest text. Until the server has it, the text is
 * in the browser's storage.
 * @param draft the draft as it was opened; null for one that begins
 */
export const draftSaver = (
  calls: DraftCalls,
  saved: SavedText,
  draft: DealDraftView | null,
  tell: (state: SaveState, draft: DealDraftView | null) => void,
): DraftSaver => new RunningSaver(calls, saved, draft, tell);

class RunningSaver implements DraftSaver {
  private unsaved: DealDraftContentDto | null = null;
  /** Sent, and nobody knows whether it arrived. */
  private unanswered: DealDraftContentDto | null = null;
  private running: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;
  private isClosed = false;

  constructor(
    private readonly calls: DraftCalls,
    private readonly saved: SavedText,
    private known: DealDraftView | null,
    private readonly tell: (state: SaveState, draft: DealDraftView | null) => void,
  ) {
    addEventListener('online', this.online);
  }

  changed(content: DealDraftContentDto): void {
    this.unsaved = content;
    this.keep(content);
    if (!this.isStopped && !this.running) this.later(REST_MS);
  }

  async flush(): Promise<DealDraftView | null> {
    await this.send();
    // What was typed while the last call was on its way.
    if (this.unsaved && !this.isStopped) await this.send();
    return this.unsaved ? null : this.known;
  }

  goOn(current: DealDraftView | null, content: DealDraftContentDto): void {
    this.saved.forget(this.known?.id ?? null);
    this.known = current;
    this.unanswered = null;
    this.isStopped = false;
    this.unsaved = content;
    this.keep(content);
    void this.send();
  }

  close(): void {
    clearTimeout(this.timer);
    removeEventListener('online', this.online);
    this.isClosed = true;
    void this.send();
  }

  private readonly online = (): void => void this.send();

  private say(state: SaveState): void {
    if (!this.isClosed) this.tell(state, this.known);
  }

  private keep(content: DealDraftContentDto): void {
    this.saved.keep(this.known?.id ?? null, { content, version: this.known?.version ?? null });
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), ms);
  }

  private async send(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
    if (!this.unsaved || this.isStopped) return;
    this.running = this.attempt(this.unsaved);
    await this.running;
    this.running = null;
  }

  private async attempt(content: DealDraftContentDto): Promise<void> {
    this.say({ kind: 'saving' });
    const { known } = this;
    try {
      const stored = await answered(
        known ? this.calls.write(known.id, content, known.version) : this.calls.create(content),
      );
      this.stored(stored, content, known?.id ?? null);
    } catch (failure) {
      await this.failed(content, stateAfter(failure));
    }
  }

  /** @param before the id under which the browser stores the text */
  private stored(draft: DealDraftView, content: DealDraftContentDto, before: number | null): void {
    this.known = draft;
    this.unanswered = null;
    if (this.unsaved === content) this.unsaved = null;
    this.saved.forget(before);
    if (this.unsaved) this.keep(this.unsaved);
    this.say({ kind: 'saved', at: draft.updatedAt });
    if (this.unsaved) this.later(REST_MS);
  }

  private async failed(content: DealDraftContentDto, state: SaveState): Promise<void> {
    if (state.kind === 'conflict' && (await this.isOwnText())) return this.later(0);
    if (state.kind === 'waiting') this.unanswered = content;
    this.isStopped = state.kind === 'conflict' || state.kind === 'gone';
    this.say(state);
    if (state.kind === 'waiting' && !this.isClosed) this.later(AGAIN_MS);
  }

  /** The stored text is the one whose response was lost: nobody else wrote it. */
  private async isOwnText(): Promise<boolean> {
    if (!this.unanswered || !this.known) return false;
    const current = await answered(this.calls.read(this.known.id)).catch(() => null);
    if (!current || textOf(current.content) !== textOf(this.unanswered)) return false;
    this.known = current;
    this.unanswered = null;
    return true;
  }
}
