import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types';
import { forgetPasses, keepListedPasses, keepPass, type PassToKeep } from 'shared-ui/platform';

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

async function keepWhatItSays(url: URL, answer: Response): Promise<void> {
  if (answer.status === 401) return forgetPasses();
  if (!answer.ok) return;
  const now = new Date();
  const said = (await answer.json()) as PassToKeep | PassToKeep[];
  if (Array.isArray(said)) await keepListedPasses(said, { isWhole: isWholeList(url, answer), now });
  else await keepPass(said, now);
}

/** Passes go through untouched; the open ones are kept for the time without a connection. */
export async function passHandler({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = await fetch(request);
  event.waitUntil(keepWhatItSays(url, answer.clone()).catch(() => undefined));
  return answer;
}

export async function accountHandler({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) await forgetPasses();
  return answer;
}
