import { nepaliDayText } from '../../../common/time/bikram-sambat.js';
import type { Mail } from '../../notifications/index.js';
import type { SiteSettings } from '../../settings/index.js';
import type { MessageReply } from '../inbox/message-replies.service.js';
import type { HelpCategory } from '../contact/message.dto.js';
import { escaped, oneLine } from './mail-parts.js';

type Language = 'en' | 'ne';

const WORDS = {
  en: {
    hello: (name: string) => `Namaste ${name},`,
    wrote: (day: string) => `On ${day} you wrote:`,
    sign: (site: SiteSettings) => `${site.name}, ${site.phone}`,
    help: {
      account: 'Your account',
      deals: 'Deals',
      payment: 'Payment',
      technical: 'Technical help',
    } satisfies Record<HelpCategory, string>,
  },
  ne: {
    hello: (name: string) => `नमस्ते ${name},`,
    wrote: (day: string) => `तपाईंले ${day} मा लेख्नुभएको थियो:`,
    sign: (site: SiteSettings) => `${site.nameNe}, ${site.phone}`,
    help: {
      account: 'तपाईंको खाता',
      deals: 'अफर',
      payment: 'भुक्तानी',
      technical: 'प्राविधिक सहयोग',
    } satisfies Record<HelpCategory, string>,
  },
} as const;

const dayOf = (iso: string, language: Language): string =>
  language === 'ne'
    ? nepaliDayText(iso)
    : new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'Asia/Kathmandu' });

const quoted = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');

/** Mail with a reply above the original message. A response of the sender goes to the support team (rule MS2). */
export function replyMail({ text, askedAt, message }: MessageReply, site: SiteSettings): Mail {
  const { email, language, kind, subject } = message;
  const words = WORDS[language];
  const about = kind === 'help' ? words.help[subject as HelpCategory] : oneLine(subject);
  const hello = words.hello(oneLine(message.name));
  const wrote = words.wrote(dayOf(askedAt, language));
  const sign = words.sign(site);
  const paragraph = (html: string): string => `<p style="margin:0 0 16px;white-space:pre-line">${html}</p>`;
  return {
    to: email,
    replyTo: { name: language === 'ne' ? site.nameNe : site.name, address: site.supportEmail },
    subject: `Re: ${about} [#${message.id}]`,
    text: [hello, text, sign, wrote, quoted(message.message)].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;color:#1d1329;font:16px/1.6 sans-serif">${[
      hello,
      text,
      sign,
      wrote,
    ]
      .map((one) => paragraph(escaped(one)))
      .join(
        '',
      )}<blockquote style="margin:0;padding-left:16px;border-left:3px solid #d9cfe6;white-space:pre-line">${escaped(
      message.message,
    )}</blockquote></body></html>`,
    headers: {},
  };
}
