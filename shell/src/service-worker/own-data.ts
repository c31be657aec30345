import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types';
import {
  clearOfflinePasses,
  storeListedPasses,
  storeOfflinePass,
  type PassToStore,
} from 'shared-ui/platform';

const passCall = /^\/api\/redemptions(\/(?!savings)[^/]+(\/cancel)?)?$/;
/** Signing in, up or out, changing a password, erasing the account: afterwards somebody else may be sitting there. */
const accountCall = /^\/api\/(auth\/|users\/me$|customers\/)/;

export const isPassCall = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && passCall.test(url.pathname);

export const isAccountCall = ({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method !== 'GET' && accountCall.test(url.pathname);

/** Whether a list names every open pass: all states or the open ones, from the beginning to the end. */
function isWholeList({ searchParams }: URL, answer: Response): boolean {
  const state = searchParams.get('state');
  const isOfOpen = state === null || state.split(',').includes('issued');
  return isOfOpen && !searchParams.has('cursor') && !answer.headers.has('link');
}

/** How far the device's clock is ahead of the server's, as far as the response names its time. */
function clockAhead(answer: Response, now: Date): number | undefined {
  const date = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : now.getTime() - date;
}

async function keepWhatItSays(url: URL, answer: Response): Promise<void> {
  if (answer.status === 401) return clearOfflinePasses();
  if (!answer.ok) return;
  const now = new Date();
  const clockAheadMs = clockAhead(answer, now);
  const said = (await answer.json()) as PassToStore | PassToStore[];
  if (Array.isArray(said))
    await storeListedPasses(said, { isWhole: isWholeList(url, answer), now, clockAheadMs });
  else await storeOfflinePass(said, now, clockAheadMs);
}

/** Passes go through untouched; the open ones are kept for the time without a connection. */
export async function passHandler({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = await fetch(request);
  event.waitUntil(keepWhatItSays(url, answer.clone()).catch(() => undefined));
  return answer;
}

export async function accountHandler({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await clearOfflinePasses();
  return answer;
}
