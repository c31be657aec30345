import { type Facts, valuesOf } from '../kinds/facts.js';
import { fill, type Language, type MessageTranslations } from '../kinds/translation.js';

export interface InboxRow {
  id: number;
  kind: string;
  path: string;
  facts: Facts;
  createdAt: string;
  readAt: string | null;
}

const textsOf = (
  facts: Facts,
  translations: MessageTranslations,
  language: Language,
): { title: string; text: string } => {
  const { subject, lines } = translations[language];
  const values = valuesOf(facts, language);
  return { title: fill(subject, values), text: lines.map((line) => fill(line, values)).join(' ') };
};

/** A notification of the user, in both languages. */
export class NotificationView {
  id: number;
  /** @example 'pass-used-with-points' */
  kind: string;
  title: string;
  titleNe: string;
  text: string;
  textNe: string;
  /** The page it leads to. */
  path: string;
  createdAt: string;
  readAt: string | null;

  static of({ facts, ...row }: InboxRow, translations: MessageTranslations): NotificationView {
    const [english, nepali] = [textsOf(facts, translations, 'en'), textsOf(facts, translations, 'ne')];
    const { id, kind, path, createdAt, readAt } = row;
    return {
      id,
      kind,
      title: english.title,
      titleNe: nepali.title,
      text: english.text,
      textNe: nepali.text,
      path,
      createdAt,
      readAt,
    };
  }
}

export class UnreadView {
  /** At most 1000. */
  unread: number;
}
