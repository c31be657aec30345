import { useSearchParams } from 'shared-ui/router';

type Asked<Name extends string> = Partial<Record<Name | 'cursor', string>>;

export interface ListAddress<Name extends string = string> {
  /** Parameters in the URL, without empty ones. */
  asked: Asked<Name>;
  /** True if a filter other than order and page is set. */
  isFiltered: boolean;
  /** Sets parameters and returns to the first page. */
  change(changes: Partial<Record<Name, string | undefined>>): void;
  /** Opens the page that begins at this cursor. The browser's Back button returns to the previous page. */
  turnTo(cursor: string | undefined): void;
}

/** List state in the URL, so that a link restores it. */
export function useListAddress<Name extends string>(names: readonly Name[]): ListAddress<Name> {
  const [query, setQuery] = useSearchParams();
  const asked: Asked<Name> = {};
  for (const name of [...names, 'cursor'] as const) {
    const value = query.get(name);
    if (value) asked[name] = value;
  }
  const isFiltered = names.some((name) => name !== 'sort' && asked[name]);
  const next = (changes: Record<string, string | undefined>) => {
    const wanted = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes))
      if (value) wanted.set(name, value);
      else wanted.delete(name);
    return wanted;
  };
  return {
    asked,
    isFiltered,
    change: (changes) => setQuery(next({ ...changes, cursor: undefined }), { replace: true }),
    turnTo: (cursor) => setQuery(next({ cursor })),
  };
}
