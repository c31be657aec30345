import type { SuggestionsView } from 'shared-ui/api/explore';

export interface SuggestionOption {
  id: string;
  /** Label in the script of the typed text. */
  label: string;
  /** Label in the other script; null if it is the same. */
  other: string | null;
  /** Number of deals; null for a deal. */
  count: number | null;
  to: string;
}

export type GroupName = 'dishes' | 'businesses' | 'areas' | 'deals';

export interface SuggestionGroup {
  name: GroupName;
  options: SuggestionOption[];
}

const DEVANAGARI = /[\u0900-\u097f]/u;

export const isNepaliText = (text: string): boolean => DEVANAGARI.test(text);

function named(typed: string, labelEn: string, labelNe: string): Pick<SuggestionOption, 'label' | 'other'> {
  const [label, other] = isNepaliText(typed) ? [labelNe, labelEn] : [labelEn, labelNe];
  return { label, other: other === label ? null : other };
}

/** Non-empty groups of suggestions, in display order. */
export function groupsOf(typed: string, suggestions: SuggestionsView): SuggestionGroup[] {
  const entries = (['dishes', 'businesses', 'areas'] as const).map((name) => ({
    name,
    options: suggestions[name].map(({ labelEn, labelNe, count, path }, at) => ({
      id: `${name}-${at}`,
      ...named(typed, labelEn, labelNe),
      count,
      to: path,
    })),
  }));
  const deals = suggestions.deals.map(({ id, title, titleNe }) => ({
    id: `deals-${id}`,
    ...named(typed, title, titleNe ?? title),
    count: null,
    to: `/deals/${id}`,
  }));
  return [...entries, { name: 'deals' as const, options: deals }].filter(({ options }) => options.length > 0);
}

/** Groups of a list that stands beside the cards of deals. */
export function withoutDeals(groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  const others = groups.filter(({ name }) => name !== 'deals');
  return others.length > 0 ? others : groups;
}

/** Splits a label into the text before, equal to and after the typed text. */
export function markedParts(label: string, typed: string): [string, string, string] {
  const at = label.toLowerCase().indexOf(typed.trim().toLowerCase());
  const end = at + typed.trim().length;
  return at < 0 ? [label, '', ''] : [label.slice(0, at), label.slice(at, end), label.slice(end)];
}
