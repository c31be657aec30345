import { api, type TagType } from 'shared-ui/store';
import type { MenuCount } from 'shared-ui/remote';

interface Counted {
  readonly body: unknown;
  /** Total number of items, if the response is a page of a list. */
  readonly total: number | undefined;
}

interface CountCall {
  from: string;
  /** Tags whose invalidation refetches the number. */
  changedBy: readonly string[];
}

/** Mutations invalidate a whole type or the lists of a type. */
const tagsOf = ({ changedBy }: CountCall) =>
  (changedBy as readonly TagType[]).flatMap((type) => [type, { type, id: 'LIST' }]);

const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    menuCount: build.query<Counted, CountCall>({
      query: ({ from }) => ({ url: from }),
      transformResponse: (body, meta) => ({ body, total: totalOf(meta) }),
      providesTags: (_counted, _failure, call) => tagsOf(call),
    }),
  }),
});

function totalOf(meta: unknown): number | undefined {
  const { response } = (meta ?? {}) as { response?: { headers: Headers } };
  const total = response?.headers.get('x-total-count');
  return total === null || total === undefined ? undefined : Number(total);
}

function numberAt(body: unknown, path: string): number {
  let value = body;
  for (const key of path.split('.'))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof value === 'number' ? value : 0;
}

/** Returns the number that a remote selects from an API response; 0 if there is none. */
export function countIn({ sum }: MenuCount, { body, total }: Counted): number {
  if (sum) return sum.reduce((count, path) => count + numberAt(body, path), 0);
  return total ?? (Array.isArray(body) ? body.length : 0);
}

/** Returns the count of a menu entry; 0 while it loads. */
export function useMenuCount(count: MenuCount): number {
  const { data } = menuApi.useMenuCountQuery({ from: count.from, changedBy: count.changedBy });
  return data ? countIn(count, data) : 0;
}
