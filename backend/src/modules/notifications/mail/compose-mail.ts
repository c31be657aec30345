import type { Mail } from './mailer.service.js';
import { fill, type MessageTranslations } from '../kinds/translation.js';
import type { MailRecipient, Recipient } from '../recipients.port.js';
import { frames } from './frame-translations.js';

export interface MailContent {
  translations: MessageTranslations;
  /** The complete address of a page of the front end. */
  link: string;
  /** Values of the placeholders. */
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

/** A recipient without an account has no name. */
const helloOf = ({ firstName, language }: Recipient): string =>
  fill(frames[language].hello, { name: firstName }).replace(/\s+,/, ',');

/** @returns a mail with the same content as text and as HTML, without images and trackers */
export function composeMail(to: MailRecipient, { translations, link, values = {}, mute }: MailContent): Mail {
  const frame = frames[to.language];
  const text = translations[to.language];
  const links = text.choices?.map((one) => ({ text: one.text, link: `${link}&${one.query}` })) ?? [
    { text: text.button, link },
  ];
  const filled = (one: string): string => fill(one, values);
  const lines = [helloOf(to), ...text.lines.map(filled)];
  const note = text.note ? [filled(text.note)] : [];
  const why = mute ? [fill(frame.whyMailed, { settings: mute.settingsLink })] : [];
  const whyHtml = mute
    ? [
        escaped(fill(frame.whyMailed, { settings: '\n' })).replace(
          '\n',
          `<a href="${escaped(mute.settingsLink)}">${escaped(mute.settingsLink)}</a>`,
        ),
      ]
    : [];
  const footer = [...note.map(escaped), ...whyHtml, escaped(frame.signature)];
  return {
    to: to.email,
    subject: filled(text.subject),
    text: [
      ...lines,
      ...links.map((one) => `${one.text}:\n${one.link}`),
      ...note,
      ...why,
      frame.signature,
    ].join('\n\n'),
    html: `<!doctype html><html lang="${to.language}"><body style="margin:0;padding:24px;background:#fbf9fd;color:#1d1329;font:16px/1.6 sans-serif"><div style="max-width:560px;margin:0 auto">${lines.map(paragraph).join('')}${links.map((one) => button(one.link, one.text)).join('')}${footer.map(small).join('')}</div></body></html>`,
    headers: mute
      ? {
          'List-Unsubscribe': `<${mute.oneClickLink}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
}
