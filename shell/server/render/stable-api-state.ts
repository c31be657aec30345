import type { AppState } from 'shared-ui/store';

type ApiState = AppState['api'];
type Query = NonNullable<ApiState['queries'][string]>;

export const failedQueries = ({ queries }: ApiState): Query[] =>
  Object.values(queries).filter((query): query is Query => query?.status === 'rejected');

// The same data must make the same page, or its ETag would never match.
const settled = (query: Query): Query =>
  ({ ...query, requestId: 'server', startedTimeStamp: 1, fulfilledTimeStamp: 1 }) as Query;

/** What the browser takes over: answers only, without the moments at which they came. */
export function stableApiState(state: ApiState): ApiState {
  const answered = Object.entries(state.queries).flatMap(([key, query]) =>
    query?.status === 'fulfilled' ? [[key, settled(query)] as const] : [],
  );
  return { ...state, queries: Object.fromEntries(answered), mutations: {}, subscriptions: {} };
}
