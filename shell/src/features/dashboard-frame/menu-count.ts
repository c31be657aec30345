import { api, type TagType } from 'shared-ui/store';
import type { MenuCount } from 'shared-ui/remote';

interface Counted {
  readonly body: unknown;
  /** How many there are in all, where the response is a page of a list. */
  readonly total: number | undefined;
}

interface CountCall {
  from: string;
  /** The tags whose invalidation changes the number. */
  changedBy: readonly string[];
}

/** Both a whole type and the lists of a type are invalidated. */
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

/** The number that a remote asks for out of a response of the API; 0 when the response has none. */
export function countIn({ sum }: MenuCount, { body, total }: Counted): number {
  if (sum) return sum.reduce((count, path) => count + numberAt(body, path), 0);
  return total ?? (Array.isArray(body) ? body.length : 0);
}

/** How much waits behind an entry of the menu; 0 until it is known. */
export function useMenuCount(count: MenuCount): number {
  const { data } = menuApi.useMenuCountQuery({ from: count.from, changedBy: count.changedBy });
  return data ? countIn(count, data) : 0;
}
