import { isApiFailure, type AppState } from 'shared-ui/store';

type ApiState = AppState['api'];
type Query = NonNullable<ApiState['queries'][string]>;

export const failedQueries = ({ queries }: ApiState): Query[] =>
  Object.values(queries).filter((query): query is Query => query?.status === 'rejected');

// The same data must make the same page, or its ETag would never match.
const settled = (query: Query): Query =>
  ({ ...query, requestId: 'server', startedTimeStamp: 1, fulfilledTimeStamp: 1 }) as Query;

/** A refusal such as 404 is an answer too: the page says so, and the browser must say the same. */
const isRefused = ({ status, error }: Query): boolean =>
  status === 'rejected' && isApiFailure(error) && error.status >= 400 && error.status < 500;

/** What the browser takes over: answers only, without the moments at which they came. */
export function stableApiState(state: ApiState): ApiState {
  const answered = Object.entries(state.queries).flatMap(([key, query]) =>
    query && (query.status === 'fulfilled' || isRefused(query)) ? [[key, settled(query)] as const] : [],
  );
  return { ...state, queries: Object.fromEntries(answered), mutations: {}, subscriptions: {} };
}
