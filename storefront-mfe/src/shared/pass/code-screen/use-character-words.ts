import { useTexts, type TextKey } from 'shared-ui/i18n';
import type english from './texts.en.json';
import { codeScreenTexts } from './texts';

type WordKey = Extract<TextKey<typeof english>, `word_${string}`>;

/** Returns a function that returns the spelling word of a character. */
export function useCharacterWords(): (character: string) => string {
  const t = useTexts(codeScreenTexts);
  return (character) => t(`word_${character}` as WordKey);
}
