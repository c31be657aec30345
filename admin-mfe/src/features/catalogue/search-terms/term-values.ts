import type { SearchTermDto, SearchTermView } from 'shared-ui/api/admin-catalogue';
import { findFieldErrors, type EntryErrors } from '../entry-errors';

export const KINDS = [
  'dish',
  'activity',
  'place-word',
  'stop',
] as const satisfies readonly SearchTermView['kind'][];

export interface TermValues {
  kind: string;
  meaning: string;
  term: string;
}

export const termValuesOf = (term: Partial<SearchTermView> | undefined): TermValues => ({
  kind: term?.kind ?? 'dish',
  meaning: term?.meaning ?? '',
  term: term?.term ?? '',
});

export const termFieldErrorsOf = (values: TermValues): EntryErrors<TermValues> =>
  findFieldErrors('SearchTermDto', values, { meaning: 'faultName', term: 'faultName' });

export const toTerm = ({ kind, ...values }: TermValues): SearchTermDto => ({
  ...values,
  kind: KINDS.find((one) => one === kind) ?? 'dish',
});

/** Terms of one meaning, which are the same thing for a search. */
export interface Meaning {
  kind: SearchTermView['kind'];
  meaning: string;
  terms: SearchTermView[];
}

/** Groups terms by kind and meaning, in their order. */
export function meaningsOf(terms: readonly SearchTermView[]): Meaning[] {
  const meanings = new Map<string, Meaning>();
  for (const term of terms) {
    const { kind, meaning } = term;
    const known = meanings.get(`${kind} ${meaning}`);
    if (known) known.terms.push(term);
    else meanings.set(`${kind} ${meaning}`, { kind, meaning, terms: [term] });
  }
  return [...meanings.values()];
}

/** Meanings with a word that contains the text. */
export const meaningsWith = (meanings: readonly Meaning[], text: string): Meaning[] => {
  const wanted = text.trim().toLowerCase();
  return meanings.filter(
    ({ meaning, terms }) => meaning.includes(wanted) || terms.some(({ term }) => term.includes(wanted)),
  );
};
