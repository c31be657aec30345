import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types';
import {
  clearOfflinePasses,
  storeListedPasses,
  storeOfflinePass,
  type PassToStore,
} from 'shared-ui/platform';
import { clearPassesOfSession, storeUnlessCleared } from './stored-passes';

const passCall = /^\/api\/redemptions(\/(?!savings)[^/]+(\/cancel)?)?$/;
/** Calls after which another user may be signed in: sign-in, sign-up, sign-out, change of password, deletion of the account. */
const accountCall = /^\/api\/(auth\/|users\/me$|customers\/)/;

export const isPassCall = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && passCall.test(url.pathname);

export const isAccountCall = ({ url, sameOrigin, request }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method !== 'GET' && accountCall.test(url.pathname);

/** Returns true if a list contains every open pass: all states or the open one, without pagination. */
function isWholeList({ searchParams }: URL, answer: Response): boolean {
  const state = searchParams.get('state');
  const isOfOpen = state === null || state.split(',').includes('issued');
  return isOfOpen && !searchParams.has('cursor') && !answer.headers.has('link');
}

/** Returns the lead of the device's clock over the server's in milliseconds, if the response has a date. */
function clockAhead(answer: Response, now: Date): number | undefined {
  const date = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : now.getTime() - date;
}

type Store = ReturnType<typeof storeUnlessCleared>;

async function storePassesOf(url: URL, answer: Response, store: Store): Promise<void> {
  if (answer.status === 401) return store(clearOfflinePasses);
  if (!answer.ok) return;
  const now = new Date();
  const clockAheadMs = clockAhead(answer, now);
  const passes = (await answer.json()) as PassToStore | PassToStore[];
  const isWhole = isWholeList(url, answer);
  await store(() =>
    Array.isArray(passes)
      ? storeListedPasses(passes, { isWhole, now, clockAheadMs })
      : storeOfflinePass(passes, now, clockAheadMs),
  );
}

/** Forwards pass requests and stores the open passes for offline use. */
export async function passHandler({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const store = storeUnlessCleared();
  const answer = await fetch(request);
  event.waitUntil(storePassesOf(url, answer.clone(), store).catch(() => undefined));
  return answer;
}

export async function accountHandler({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await clearPassesOfSession();
  return answer;
}
