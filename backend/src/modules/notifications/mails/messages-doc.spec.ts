import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GROUP_OF, MAILED_ONLY } from '../kinds/notice.js';
import type { NoticeKind } from '../kinds/mail-text.js';
import { en } from './texts-en.js';

const DOCUMENT = path.resolve(process.cwd(), '../docs/messages.md');
const KIND = /^`([\w-]+)`$/;

/** The rows of its table of notices and mails: kind, subject, how it is told. */
function documented(): string[][] {
  const rows = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap(([, , kind = '', subject = '', by = '']) => {
    const named = KIND.exec(kind)?.[1];
    return named ? [[named, subject, by]] : [];
  });
}

const isNotice = (kind: string): kind is NoticeKind => kind in GROUP_OF;

function told(kind: string): string {
  if (!isNotice(kind)) return 'mail alone';
  const wish = GROUP_OF[kind];
  return `${MAILED_ONLY.has(kind) ? 'mail alone' : 'inbox and mail'}${wish ? `, muted with ${wish}` : ''}`;
}

it('docs/messages.md has every notice and mail, with its subject and how it is told', () => {
  const sent = Object.entries(en.mails).map(([kind, { subject }]) => [kind, subject, told(kind)]);
  expect(documented().sort()).toEqual(sent.sort());
});
