import { fill, type Language, type NoticeKind } from '../kinds/mail-text.js';
import { en } from '../mails/texts-en.js';
import { ne } from '../mails/texts-ne.js';
import { type Facts, valuesOf } from '../kinds/notice.js';

export interface NotificationRow {
  id: number;
  kind: NoticeKind;
  path: string;
  facts: Facts;
  createdAt: string;
  readAt: string | null;
}

const worded = ({ kind, facts }: NotificationRow, language: Language): { title: string; text: string } => {
  const { subject, lines } = (language === 'ne' ? ne : en).mails[kind];
  const values = valuesOf(facts, language);
  return { title: fill(subject, values), text: lines.map((line) => fill(line, values)).join(' ') };
};

/** Something the reader was told, in both languages. */
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

  static of(row: NotificationRow): NotificationView {
    const [english, nepali] = [worded(row, 'en'), worded(row, 'ne')];
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
