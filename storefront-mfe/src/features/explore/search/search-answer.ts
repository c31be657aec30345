import type { SearchAnswer } from 'shared-ui/api/deals';

export type { SearchAnswer, TextFilter } from 'shared-ui/api/deals';

/** True if the deals match only a part of the text. */
export const isRelaxed = ({ dropped, isAny, matched, filters }: SearchAnswer): boolean =>
  (dropped.length > 0 || isAny) && matched.length + filters.length > 0;

/** Removes a part from a search text; undefined if nothing is left. */
export function withoutPart(search: string, part: string): string | undefined {
  const at = search.toLowerCase().indexOf(part.toLowerCase());
  const rest = at < 0 ? search : `${search.slice(0, at)} ${search.slice(at + part.length)}`;
  return rest.trim().replace(/\s+/g, ' ') || undefined;
}
