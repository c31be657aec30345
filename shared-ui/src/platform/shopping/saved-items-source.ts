import { selectSessionHint, type ApiFailure, type AppState } from 'shared-ui/store';

/** What a call of the API ends in. */
export type Answer<Value> =
  | { data: Value; error?: undefined; meta?: object | undefined }
  | { error: ApiFailure; data?: undefined; meta?: object | undefined };

export interface Call {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
}

/** The API's own way of calling. */
export type Ask = (call: Call) => Answer<unknown> | PromiseLike<Answer<unknown>>;

/** The same with the type that the server is known to answer with. */
export const ask = async <Value>(fetchAnswer: Ask, call: Call): Promise<Answer<Value>> =>
  (await fetchAnswer(call)) as Answer<Value>;

const isSignedOut = (state: unknown): boolean => selectSessionHint(state as AppState) !== 'present';

/**
 * Asks the server for somebody who is signed in, the browser for everybody else; also when the session
 * ended without the browser's knowing.
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
