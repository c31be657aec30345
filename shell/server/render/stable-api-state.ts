import { isApiFailure, type AppState } from 'shared-ui/store';

type ApiState = AppState['api'];
type Query = NonNullable<ApiState['queries'][string]>;

export const failedQueries = ({ queries }: ApiState): Query[] =>
  Object.values(queries).filter((query): query is Query => query?.status === 'rejected');

// Fixed values, because the same data must result in the same page for its ETag to match.
const settled = (query: Query): Query =>
  ({ ...query, requestId: 'server', startedTimeStamp: 1, fulfilledTimeStamp: 1 }) as Query;

/** Returns true for a rejection such as 404, which the page shows and the browser must show on hydration too. */
const isRejected = ({ status, error }: Query): boolean =>
  status === 'rejected' && isApiFailure(error) && error.status >= 400 && error.status < 500;

const byName = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

const mapValues = <Value, Result>(record: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

type TaggedQueries = Record<string, Record<string, string[]>>;

/** Sorts the tags, because responses arrive in any order. */
const sortedTags = ({ tags, keys }: ApiState['provided']): ApiState['provided'] => ({
  tags: mapValues(byName(tags as TaggedQueries), (ids) =>
    byName(mapValues(ids, (queries) => queries.toSorted())),
  ) as ApiState['provided']['tags'],
  keys: byName(keys) as ApiState['provided']['keys'],
});

/** Returns the state for the browser: responses only, without times and order. */
export function stableApiState(state: ApiState): ApiState {
  const answered = Object.entries(state.queries).flatMap(([key, query]) =>
    query && (query.status === 'fulfilled' || isRejected(query)) ? [[key, settled(query)] as const] : [],
  );
  return {
    ...state,
    queries: byName(Object.fromEntries(answered)),
    provided: sortedTags(state.provided),
    mutations: {},
    subscriptions: {},
  };
}
