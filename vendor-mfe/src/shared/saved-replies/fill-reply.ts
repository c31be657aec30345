import type { Language } from 'shared-ui/format';
import type { SavedReplyView } from 'shared-ui/api/saved-replies';

/** Values of the placeholders of a saved reply. */
export interface ReplyFacts {
  guest: string;
  deal: string;
  branch: string;
}

const DEVANAGARI = /[\u0900-\u097f]/;

/** Returns the language in which a guest wrote; `usual` without words. */
export const languageOf = (words: string | null, usual: Language): Language => {
  if (!words) return usual;
  return DEVANAGARI.test(words) ? 'ne' : 'en';
};

/** Replaces {guest}, {deal} and {branch}. Other braces stay. */
export const fillReply = (text: string, facts: ReplyFacts): string =>
  text.replace(/\{(guest|deal|branch)\}/g, (_, name: keyof ReplyFacts) => facts[name]);

/** Text of a reply in a language; the English text if there is no Nepali one. */
export const replyIn = (language: Language, { text, textNe }: SavedReplyView): string =>
  language === 'ne' ? (textNe ?? text) : text;

/** Replies that fit the stars, those for these stars before those for all. */
export function fittingReplies(replies: readonly SavedReplyView[], stars?: number): SavedReplyView[] {
  if (stars === undefined) return [...replies];
  const fits = replies.filter((reply) => reply.stars.length === 0 || reply.stars.includes(stars));
  const isGeneral = (reply: SavedReplyView) => Number(reply.stars.length === 0);
  return fits.toSorted((a, b) => isGeneral(a) - isGeneral(b) || a.stars.length - b.stars.length);
}
