import type { DealDraftContentDto, DealDraftView } from 'shared-ui/api/deal-drafts';
import { isApiFailure, type ApiFailure } from 'shared-ui/store';

/** Debounce before saving, and delay before a retry. */
const REST_MS = 1_000;
const AGAIN_MS = 5_000;
/** Response timeout. */
const SILENCE_MS = 8_000;

export type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No connection; retried automatically. */
  | { readonly kind: 'waiting' }
  /** Rejected by the server; retried with the next change. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** Changed by another user. */
  | { readonly kind: 'conflict' }
  /** Submitted or deleted elsewhere. */
  | { readonly kind: 'gone' };

export interface DraftCalls {
  create(content: DealDraftContentDto): Promise<DealDraftView>;
  read(id: number): Promise<DealDraftView>;
  write(id: number, content: DealDraftContentDto, version: number): Promise<DealDraftView>;
}

/** Content that the server has not stored yet. */
export interface UnsavedText {
  content: DealDraftContentDto;
  /** Version that the content is based on; null for a draft without one. */
  version: number | null;
}

/** Browser storage of unsaved content, which survives closing the window. */
export interface SavedText {
  keep(draftId: number | null, text: UnsavedText): void;
  forget(draftId: number | null): void;
}

export interface DraftSaver {
  /** Called after each change of the form. */
  changed(content: DealDraftContentDto): void;
  /** Saves the unsaved content now. @returns the current draft; null if it could not be saved */
  flush(): Promise<DealDraftView | null>;
  /** Continues with the given content, based on the current version of the draft. */
  goOn(draft: DealDraftView | null, content: DealDraftContentDto): void;
  /** Called on unmount: sends unsaved content once, without further notifications. */
  close(): void;
}

const isSilence = ({ status }: ApiFailure): boolean => status === 0 || status >= 500 || status === 429;

/** Comparable text of a draft, independent of the order of its fields. */
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
 * Saves a draft automatically: one request at a time, always with the newest content. Until the server stores it, the content
 * is kept in the browser's storage.
 * @param draft the loaded draft; null for a new one
 */
export const draftSaver = (
  calls: DraftCalls,
  saved: SavedText,
  draft: DealDraftView | null,
  tell: (state: SaveState, draft: DealDraftView | null) => void,
): DraftSaver => new RunningSaver(calls, saved, draft, tell);

class RunningSaver implements DraftSaver {
  private unsaved: DealDraftContentDto | null = null;
  /** Sent content without a response; the server may have stored it. */
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
    // Sends changes made during the previous request.
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

  /** @param before id under which the browser stores the content */
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

  /** True if the server stores the content whose response was lost, so that there is no conflict. */
  private async isOwnText(): Promise<boolean> {
    if (!this.unanswered || !this.known) return false;
    const current = await answered(this.calls.read(this.known.id)).catch(() => null);
    if (!current || textOf(current.content) !== textOf(this.unanswered)) return false;
    this.known = current;
    this.unanswered = null;
    return true;
  }
}
