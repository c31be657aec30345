import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { toFailure, type ApiFailure } from './failure';
import { tagTypes } from './tag-types';

const serverTimeout = 3000;
const onServer = typeof window === 'undefined';

const fetchAnswer = fetchBaseQuery({
  baseUrl: onServer ? (process.env.BACKEND_URL ?? 'http://127.0.0.1:3000') : window.location.origin,
  credentials: 'same-origin',
  timeout: onServer ? serverTimeout : undefined,
});

const fetchOrFail: BaseQueryFn<string | FetchArgs, unknown, ApiFailure> = async (call, context, options) => {
  const answer = await fetchAnswer(call, context, options);
  return answer.error ? { error: toFailure(answer.error), meta: answer.meta } : answer;
};

/** The library compares with them in development alone; a page of shoppers need not carry all names. */
const known: readonly (typeof tagTypes)[number][] = process.env.NODE_ENV === 'production' ? [] : tagTypes;

/** The only API of the product; generated files inject their endpoints into it. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchOrFail,
  tagTypes: known,
  endpoints: () => ({}),
});
