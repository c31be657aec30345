import { clearOfflinePasses } from 'shared-ui/platform';

/** Counts how often the passes were cleared. A response to an earlier request may belong to another user. */
let timesCleared = 0;
let lastChange: Promise<unknown> = Promise.resolve();

/** Changes the stored passes one after another, because a list is stored pass by pass. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const changed = lastChange.then(change);
  lastChange = changed.catch(() => undefined);
  return changed;
}

/** Clears the stored passes at sign-out. Responses that are on their way are not stored any more. */
export function clearPassesOfSession(): Promise<void> {
  timesCleared += 1;
  return inTurn(clearOfflinePasses);
}

/** Returns a function for the response to a request that is sent now: it stores passes unless they were cleared meanwhile. */
export function storeUnlessCleared(): (store: () => Promise<void>) => Promise<void> {
  const begun = timesCleared;
  return (store) => inTurn(async () => (begun === timesCleared ? store() : undefined));
}
