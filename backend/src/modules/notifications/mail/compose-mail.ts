import type { Mail } from './mailer.service.js';
import { fill, type Language, type MailKind } from '../kinds/mail-text.js';
import { en } from '../mails/texts-en.js';
import { ne } from '../mails/texts-ne.js';

export interface Recipient {
  email: string;
  firstName: string;
  language: Language;
}

export interface MailContent {
  kind: MailKind;
  /** Where the link leads: an address of our own, complete. */
  link: string;
  /** What stands in the text's `{places}`. */
  values?: Readonly<Record<string, string>>;
  /** Only for mail that can be muted. */
  mute?: { settingsLink: string; oneClickLink: string };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

const button = (link: string, text: string): string =>
  `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#6b21b0;color:#ffffff;text-decoration:none;font-weight:600">${escaped(text)}</a></p>`;

const small = (html: string): string =>
  `<p style="margin:0 0 8px;font-size:13px;line-height:1.5;color:#5c5069">${html}</p>`;

/** A mail as text and as plain HTML that says the same, without pictures and without anything that calls home. */
export function composeMail(to: Recipient, { kind, link, values = {}, mute }: MailContent): Mail {
  const catalogue = to.language === 'ne' ? ne : en;
  const text = catalogue.mails[kind];
  const filled = (one: string): string => fill(one, values);
  const lines = [fill(catalogue.hello, { name: to.firstName }), ...text.lines.map(filled)];
  const note = text.note ? [filled(text.note)] : [];
  const why = mute ? [fill(catalogue.whyMailed, { settings: mute.settingsLink })] : [];
  const whyHtml = mute
    ? [
        escaped(fill(catalogue.whyMailed, { settings: '\n' })).replace(
          '\n',
          `<a href="${escaped(mute.settingsLink)}">${escaped(mute.settingsLink)}</a>`,
        ),
      ]
    : [];
  const footer = [...note.map(escaped), ...whyHtml, escaped(catalogue.signature)];
  return {
    to: to.email,
    subject: filled(text.subject),
    text: [...lines, `${text.button}:\n${link}`, ...note, ...why, catalogue.signature].join('\n\n'),
    html: `<!doctype html><html lang="${to.language}"><body style="margin:0;padding:24px;background:#fbf9fd;color:#1d1329;font:16px/1.6 sans-serif"><div style="max-width:560px;margin:0 auto">${lines.map(paragraph).join('')}${button(link, text.button)}${footer.map(small).join('')}</div></body></html>`,
    headers: mute
      ? {
          'List-Unsubscribe': `<${mute.oneClickLink}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
}
