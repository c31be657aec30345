import { isApiFailure, type AppState } from 'shared-ui/store';

type ApiState = AppState['api'];
type Query = NonNullable<ApiState['queries'][string]>;

export const failedQueries = ({ queries }: ApiState): Query[] =>
  Object.values(queries).filter((query): query is Query => query?.status === 'rejected');

// The same data must make the same page, or its ETag would never match.
const settled = (query: Query): Query =>
  ({ ...query, requestId: 'server', startedTimeStamp: 1, fulfilledTimeStamp: 1 }) as Query;

/** A rejection such as 404 is an answer too: the page says so, and the browser must say the same. */
const isRejected = ({ status, error }: Query): boolean =>
  status === 'rejected' && isApiFailure(error) && error.status >= 400 && error.status < 500;

const byName = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

const mapValues = <Value, Result>(record: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

type TaggedQueries = Record<string, Record<string, string[]>>;

/** Answers arrive in any order, and so are their tags noted. */
const sortedTags = ({ tags, keys }: ApiState['provided']): ApiState['provided'] => ({
  tags: mapValues(byName(tags as TaggedQueries), (ids) =>
    byName(mapValues(ids, (queries) => queries.toSorted())),
  ) as ApiState['provided']['tags'],
  keys: byName(keys) as ApiState['provided']['keys'],
});

/** What the browser takes over: answers only, without the moments and the order in which they came. */
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
