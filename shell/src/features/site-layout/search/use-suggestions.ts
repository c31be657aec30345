import { useEffect, useMemo, useState } from 'react';
import { useSearchSuggestionsSuggestQuery } from 'shared-ui/api/explore';
import { groupsOf, type SuggestionGroup } from './suggestion-groups';

const DEBOUNCE_MS = 120;
const MAX_LENGTH = 50;
const NONE: SuggestionGroup[] = [];

/** Debounced text. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * Suggestions for the typed text, with one request per pause. Suggestions for an earlier text are never returned.
 * @param text empty while the box is closed
 */
export function useSuggestions(text: string, place: string | undefined): SuggestionGroup[] {
  const typed = text.trim();
  const q = usePaused(typed);
  const skip = q === '' || q !== typed || q.length > MAX_LENGTH;
  const { currentData } = useSearchSuggestionsSuggestQuery({ q, ...(place && { place }) }, { skip });
  return useMemo(() => (skip || !currentData ? NONE : groupsOf(q, currentData)), [skip, q, currentData]);
}
