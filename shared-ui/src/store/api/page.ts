import { nextCursor } from './next-cursor';

export interface Page<Item> {
  items: Item[];
  total: number;
  /** False when there are more than the server counts. */
  totalIsExact: boolean;
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

interface Answer {
  response?: { headers: Headers };
}

/** A list as the API answers it: the items in the body, the way on and the count in the headers. */
export function toPage<Item>(items: Item[], answer: unknown): Page<Item> {
  const headers = (answer as Answer | undefined)?.response?.headers;
  return {
    items,
    total: Number(headers?.get('x-total-count') ?? items.length),
    totalIsExact: headers?.get('x-total-relation') !== 'gte',
    next: nextCursor(headers?.get('link') ?? null),
  };
}

/** Options of an infinite query over such lists. */
export const byCursor = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }): string | undefined => next ?? undefined,
};
