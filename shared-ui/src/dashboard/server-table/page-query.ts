import { toPage, type Page } from '../../platform/paging';

type Params = Record<string, string | number | undefined>;

/**
 * An endpoint that reads one page of a list.
 * @param url the list
 * @param tag what makes it stale
 */
export const pageOf = <Item, Tag extends string>(url: string, tag: Tag) => ({
  query: (params: Params) => ({ url, params }),
  transformResponse: (items: Item[], answer: unknown): Page<Item> => toPage(items, answer),
  providesTags: [tag],
});
