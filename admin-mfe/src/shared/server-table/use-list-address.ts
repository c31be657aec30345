import { useSearchParams } from 'shared-ui/router';

type Asked<Name extends string> = Partial<Record<Name | 'cursor', string>>;

export interface ListAddress<Name extends string = string> {
  /** What the address asks for, without what is empty. */
  asked: Asked<Name>;
  /** Whether something but the order and the page is asked for. */
  isFiltered: boolean;
  /** Asks for something else, from the first page. */
  change(changes: Partial<Record<Name, string | undefined>>): void;
  /** Goes on to the page that begins at this cursor; back leads back. */
  turnTo(cursor: string | undefined): void;
}

/** The state of a list stands in the address, so that a link restores it. */
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
