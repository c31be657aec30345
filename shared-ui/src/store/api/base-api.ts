import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Language } from '../../format';
import { toFailure, type ApiFailure } from './failure';
import type { ServerRead } from './server-read';
import { needsStepUp, stepUp } from './step-up-question';
import { tagTypes } from './tag-types';

const serverTimeout = 3000;
const onServer = typeof window === 'undefined';

/** Serializes query parameters; a list becomes a repeated parameter. */
function paramsSerializer(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  return query.toString();
}

const fetchAnswer = fetchBaseQuery({
  paramsSerializer,
  baseUrl: onServer ? (process.env.BACKEND_URL ?? 'http://127.0.0.1:3000') : window.location.origin,
  credentials: 'same-origin',
  timeout: onServer ? serverTimeout : undefined,
});

/** Maximum time for retrying a call whose earlier attempt is still in progress, in seconds. */
const maxWaitSeconds = 60;
const second = 1000;

const isInProgress = (body: unknown): boolean =>
  (body as { code?: unknown } | undefined)?.code === 'request.in-progress';

/** Sends the call. While an earlier attempt with the same Idempotency-Key is in progress, it repeats the call every second. */
const fetchOutcome: typeof fetchAnswer = async (call, context, options) => {
  for (let waited = 0; ; waited++) {
    const answer = await fetchAnswer(call, context, options);
    if (!isInProgress(answer.error?.data) || waited === maxWaitSeconds) return answer;
    await new Promise((resume) => setTimeout(resume, second));
  }
};

/** Sends the call. If it requires a step-up, it repeats the call with the same Idempotency-Key after the step-up. */
const fetchConfirmed: typeof fetchAnswer = async (call, context, options) => {
  const answer = await fetchOutcome(call, context, options);
  if (!needsStepUp(answer.error?.data)) return answer;
  const { language } = context.getState() as { language: Language };
  return (await stepUp(language)) ? fetchOutcome(call, context, options) : answer;
};

const fetchOrFail: BaseQueryFn<string | FetchArgs, unknown, ApiFailure> = async (call, context, options) => {
  const read = context.extra as ServerRead | undefined;
  const answer = await (read?.(call, paramsSerializer) ?? fetchConfirmed(call, context, options));
  if (!answer.error) return answer;
  return { error: toFailure(answer.error), meta: answer.meta };
};

/** RTK Query checks the tag types in development only, so production pages do not contain the names. */
const known: readonly (typeof tagTypes)[number][] = process.env.NODE_ENV === 'production' ? [] : tagTypes;

/** The API instance. Generated files inject their endpoints into it. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchOrFail,
  tagTypes: known,
  endpoints: () => ({}),
});
