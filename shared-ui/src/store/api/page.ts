import { nextCursor } from './next-cursor';

export interface Page<Item> {
  items: Item[];
  total: number;
  /** False if the list has more items than the server counts. */
  totalIsExact: boolean;
  /** Cursor of the next page; null on the last page. */
  next: string | null;
}

interface Answer {
  response?: { headers: Headers };
}

/** Creates a page from a list response: the items are in the body, the next cursor and the total count in the headers. */
export function toPage<Item>(items: Item[], answer: unknown): Page<Item> {
  const headers = (answer as Answer | undefined)?.response?.headers;
  return {
    items,
    total: Number(headers?.get('x-total-count') ?? items.length),
    totalIsExact: headers?.get('x-total-relation') !== 'gte',
    next: nextCursor(headers?.get('link') ?? null),
  };
}

/** Options of an infinite query over lists with a cursor. */
export const byCursor = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }): string | undefined => next ?? undefined,
};
