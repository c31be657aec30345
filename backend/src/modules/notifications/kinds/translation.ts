export type Language = 'en' | 'ne';

/** A message in one language, as notification and as mail. Values replace `{placeholders}`. */
export interface MessageTranslation {
  subject: string;
  /** One paragraph each. */
  lines: string[];
  /** The text of the link. */
  button: string;
  /** In mails, several links instead of the one: each text with the query that is added to the address. */
  choices?: { text: string; query: string }[];
  /** Small print under the link, in mails. */
  note?: string;
}

export type MessageTranslations = Readonly<Record<Language, MessageTranslation>>;

/** Replaces `{placeholders}` by values; a placeholder without a value becomes empty. */
export const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
