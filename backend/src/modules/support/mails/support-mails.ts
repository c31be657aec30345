import type { Mail } from '../../notifications/index.js';
import type { SiteSettings } from '../../settings/index.js';
import type { MailedMessage } from '../contact/messages.service.js';
import type { NewsletterSubscriber } from '../newsletter/newsletter-subscriber.entity.js';
import { escaped, oneLine } from './mail-parts.js';

type Language = 'en' | 'ne';

/** Content of the mails to a subscriber. */
type MailedSubscriber = Pick<NewsletterSubscriber, 'publicId' | 'email' | 'language'>;

const html = (language: Language, paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;color:#1d1329;font:16px/1.6 sans-serif">${paragraphs
    .map((text) => `<p style="margin:0 0 16px;white-space:pre-line">${text}</p>`)
    .join('')}</body></html>`;

const linked = (text: string): string => `<a href="${escaped(text)}">${escaped(text)}</a>`;

/** Mail with the message to the support team; a response goes directly to the sender. */
export function teamMail({ id, kind, name, email, subject, message }: MailedMessage, to: string): Mail {
  const lines = [`${oneLine(name)} <${email}>`, `${kind} #${id}: ${oneLine(subject)}`, message];
  return {
    to,
    replyTo: { name: oneLine(name), address: email },
    subject: `[${kind} #${id}] ${oneLine(subject)}`,
    text: lines.join('\n\n'),
    html: html('en', lines.map(escaped)),
    headers: {},
  };
}

const RECEIVED = {
  en: (site: SiteSettings) => ({
    subject: 'We have your message',
    lines: [
      'Namaste,',
      `your message has reached us. We answer within ${site.answerHours} hours, ${site.supportHours}.`,
      `If you did not write to us, you need not do anything. ${site.name}, ${site.phone}`,
    ],
  }),
  ne: (site: SiteSettings) => ({
    subject: 'तपाईंको सन्देश हामीकहाँ आइपुग्यो',
    lines: [
      'नमस्ते,',
      `तपाईंको सन्देश हामीकहाँ आइपुग्यो। हामी ${site.answerHours.toLocaleString('ne-NP')} घण्टाभित्र जवाफ दिन्छौँ (${site.supportHoursNe})।`,
      `तपाईंले हामीलाई लेख्नुभएको होइन भने केही गर्नुपर्दैन। ${site.nameNe}, ${site.phone}`,
    ],
  }),
};

/** Acknowledges a message without repeating it, because the sender may have entered another person's address. */
export function acknowledgementMail({ email, language }: MailedMessage, site: SiteSettings): Mail {
  const { subject, lines } = RECEIVED[language](site);
  const text = lines.join('\n\n');
  return { to: email, subject, text, html: html(language, lines.map(escaped)), headers: {} };
}

const CONFIRM = {
  en: (site: SiteSettings) => ({
    subject: `Do you want news from ${site.name}?`,
    ask: 'Somebody, you we hope, asked for our news about new deals. Please open this link and confirm:',
    note: 'It works for 7 days. If you did not ask, ignore this mail: you will get no other. To be sure:',
  }),
  ne: (site: SiteSettings) => ({
    subject: `${site.nameNe}का खबर पाउन चाहनुहुन्छ?`,
    ask: 'यो इमेलका लागि नयाँ अफरका खबर मागिएको छ। तपाईंले नै माग्नुभएको हो भने यो लिङ्क खोलेर पुष्टि गर्नुहोस्:',
    note: 'यो लिङ्क ७ दिन चल्छ। तपाईंले माग्नुभएको होइन भने केही गर्नुपर्दैन: अर्को इमेल आउने छैन। खबर नचाहिए यहाँ थिच्नुहोस्:',
  }),
};

/** Mail that asks the owner of the mailbox for confirmation. */
export function confirmationMail(
  { email, language }: MailedSubscriber,
  links: { confirm: string; leave: string; oneClick: string },
  site: SiteSettings,
): Mail {
  const { subject, ask, note } = CONFIRM[language](site);
  return {
    to: email,
    subject,
    text: [ask, links.confirm, note, links.leave].join('\n\n'),
    html: html(language, [escaped(ask), linked(links.confirm), escaped(note), linked(links.leave)]),
    headers: {
      'List-Unsubscribe': `<${links.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
