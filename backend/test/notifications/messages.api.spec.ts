import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NotificationKinds } from '../../src/modules/notifications/index.js';
import { type RunningApp, startApp } from '../support/start-app.js';

const DOCUMENT = path.resolve(process.cwd(), '../docs/messages.md');
const KIND = /^`([\w-]+)`$/;

/** The rows of its table of notifications and mails: kind, subject, channel. */
function documented(): string[][] {
  const rows = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap(([, , kind = '', subject = '', channel = '']) => {
    const named = KIND.exec(kind)?.[1];
    return named ? [[named, subject, channel]] : [];
  });
}

const ROOT = path.resolve(process.cwd(), '..');

/** The paths of all screens of the remotes. A relative path is below the dashboard. */
function screenPaths(): RegExp[] {
  const files = readdirSync(ROOT)
    .map((folder) => path.join(ROOT, folder, 'src/app/routes.tsx'))
    .filter((file) => existsSync(file));
  return files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^'*]+)'/g)])
    .map(([, own = '']) => (own.startsWith('/') ? own : `/dashboard/${own}`))
    .map((screen) => new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}$`));
}

const placeholdersOf = (text: object): Set<string> => new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? []);

describe('the messages that modules register', () => {
  let running: RunningApp;
  let kinds: NotificationKinds;

  beforeAll(async () => {
    running = await startApp();
    kinds = running.app.get(NotificationKinds);
  });

  afterAll(() => running.stop());

  const channelOf = (kind: string): string => {
    const rules = kinds.all.get(kind)?.rules;
    if (!rules) return 'mail alone';
    const { isMailedOnly, mutedBy } = rules;
    return `${isMailedOnly ? 'mail alone' : 'inbox and mail'}${mutedBy ? `, muted with ${mutedBy}` : ''}`;
  };

  it('are those of docs/messages.md, with their subjects and channels', () => {
    const sent = [...kinds.all].map(([kind, { translations }]) => [
      kind,
      translations.en.subject,
      channelOf(kind),
    ]);
    expect(documented().sort()).toEqual(sent.sort());
  });

  it('lead to screens of the remotes', () => {
    const screens = screenPaths();
    const paths = [...kinds.all].flatMap(([kind, { rules }]) => (rules ? [[kind, rules.path]] : []));
    const unknown = paths.filter(([, template = '']) => {
      const [address = ''] = template.replace(/\{\w+\}/g, '1').split('?');
      return !screens.some((screen) => screen.test(address));
    });
    expect(unknown).toEqual([]);
  });

  it('have the same placeholders and parts in both languages', () => {
    for (const [kind, { translations }] of kinds.all) {
      expect([kind, placeholdersOf(translations.ne)]).toEqual([kind, placeholdersOf(translations.en)]);
      expect([kind, Object.keys(translations.ne)]).toEqual([kind, Object.keys(translations.en)]);
    }
  });
});
