import { useEffect } from 'react';
import type { SuggestionGroup } from './suggestion-groups';
import { useSuggestions } from './use-suggestions';

interface SuggestionSourceProps {
  text: string;
  place: string | undefined;
  onFound(text: string, groups: SuggestionGroup[]): void;
}

/** Fetches suggestions while the box is open. Renders nothing; its code loads on the first press. */
export function SuggestionSource({ text, place, onFound }: SuggestionSourceProps) {
  const groups = useSuggestions(text, place);
  useEffect(() => onFound(text, groups), [text, groups, onFound]);
  return null;
}
