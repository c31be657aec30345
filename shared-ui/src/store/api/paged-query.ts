import { byCursor, toPage, type Page } from './page';
import type { Tag } from './tags';

/** Path and parameters of a list request. */
interface ListCall {
  url: string;
  params?: object;
}

/** Query parameters of a list, as in the address of its screen. */
export type ListQuery = Record<string, string | undefined>;

type List<Arg> = string | ((arg: Arg) => ListCall);
type TagsOf<Item> = (items: readonly Item[] | undefined) => readonly Tag[];

const callOf = <Arg>(list: List<Arg>, arg: Arg): ListCall =>
  typeof list === 'string' ? { url: list, params: arg ?? {} } : list(arg);

/**
 * Options of an infinite query over a list with a cursor.
 * @param list the path of the list, which then takes the argument as its query; or a function that returns both
 * @param tagsOf the tags of the loaded items
 */
export const pagedQuery = <Item, Arg>(list: List<Arg>, tagsOf: TagsOf<NoInfer<Item>>) => ({
  infiniteQueryOptions: byCursor,
  query: ({ queryArg, pageParam }: { queryArg: Arg; pageParam: string }) => {
    const { url, params } = callOf(list, queryArg);
    return { url, params: { ...params, ...(pageParam && { cursor: pageParam }) } };
  },
  transformResponse: (items: Item[], meta: unknown): Page<Item> => toPage(items, meta),
  providesTags: (loaded: { pages: { items: Item[] }[] } | undefined) =>
    tagsOf(loaded?.pages.flatMap(({ items }) => items)),
});

/**
 * Options of a query for one page of a list with a cursor.
 * @param list as of `pagedQuery`
 */
export const onePageQuery = <Item, Arg>(list: List<Arg>, tagsOf: TagsOf<NoInfer<Item>>) => ({
  query: (arg: Arg) => callOf(list, arg),
  transformResponse: (items: Item[], meta: unknown): Page<Item> => toPage(items, meta),
  providesTags: (page: Page<Item> | undefined) => tagsOf(page?.items),
});
