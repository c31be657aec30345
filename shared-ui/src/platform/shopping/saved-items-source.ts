import { selectSessionHint, type ApiFailure, type AppState } from 'shared-ui/store';

/** Result of an API call. */
export type Answer<Value> =
  | { data: Value; error?: undefined; meta?: object | undefined }
  | { error: ApiFailure; data?: undefined; meta?: object | undefined };

export interface Call {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
}

/** Sends an API call. */
export type Ask = (call: Call) => Answer<unknown> | PromiseLike<Answer<unknown>>;

/** Sends an API call whose response type is known. */
export const ask = async <Value>(fetchAnswer: Ask, call: Call): Promise<Answer<Value>> =>
  (await fetchAnswer(call)) as Answer<Value>;

const isSignedOut = (state: unknown): boolean => selectSessionHint(state as AppState) !== 'present';

/**
 * Reads from the server for a signed-in user, otherwise from the browser; also from the browser if the session has ended
 * without the browser noticing.
 */
export async function serverOrBrowser<Value>(
  state: unknown,
  fromServer: () => Promise<Answer<Value>>,
  fromBrowser: () => Answer<Value> | Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  if (isSignedOut(state)) return fromBrowser();
  const answer = await fromServer();
  return answer.error?.status === 401 ? fromBrowser() : answer;
}
