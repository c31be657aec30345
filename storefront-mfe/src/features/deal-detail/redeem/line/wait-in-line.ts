import type { IssueFailure } from 'shared-ui/api/redemptions';
import { isApiFailure } from 'shared-ui/store';
import type { Issued, Line } from './line-view';
import { pause } from './pause';

/** Returns true for the error of a hot deal (rule L7). */
export const isBusy = (failure: unknown): failure is IssueFailure =>
  isApiFailure(failure) && failure.code === 'deal.busy';

/**
 * Repeats a request for a code of a hot deal after the time that each response names. Throws any other error.
 * @param busy the first response
 * @param send sends the request with the same key
 * @param onWait called before each wait
 * @returns null if the customer stopped the wait
 */
export async function waitInLine(
  busy: IssueFailure,
  send: () => Promise<Issued>,
  onWait: (line: Line) => void,
): Promise<Issued | null> {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  for (let failure = busy; ;) {
    onWait({ before: failure.waiting ?? 0, stop });
    await pause(failure.retryAfterSeconds, stopped.signal);
    if (stopped.signal.aborted) return null;
    try {
      return await send();
    } catch (next) {
      if (!isBusy(next)) throw next;
      if (stopped.signal.aborted) return null;
      failure = next;
    }
  }
}
