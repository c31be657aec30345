import { SITE_DEFAULTS } from '../../settings/index.js';
import { acknowledgementMail, confirmationMail, teamMail } from './support-mails.js';

const message = {
  id: 7,
  kind: 'contact',
  name: 'Sujata\r\nBcc: all@example.com',
  email: 'sujata@example.com',
  subject: 'Hello\nthere <b>',
  message: 'A shop in Patan <img src=x>',
  language: 'en',
} as const;

describe('a message to our people', () => {
  it('carries the text as text and answers to its sender', () => {
    const mail = teamMail(message, 'support@example.com');
    expect(mail).toMatchObject({
      to: 'support@example.com',
      subject: '[contact #7] Hello there <b>',
      replyTo: { name: 'Sujata Bcc: all@example.com', address: 'sujata@example.com' },
    });
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain('A shop in Patan');
  });
});

describe('an acknowledgement', () => {
  it('repeats nothing of the message', () => {
    const mail = acknowledgementMail(message, SITE_DEFAULTS);
    expect(mail.to).toBe('sujata@example.com');
    expect(mail.text).toContain('24 hours');
    expect(mail.text + mail.html).not.toMatch(/Patan|Sujata/);
  });
});

describe('the question to a subscriber', () => {
  it('is asked in the reader’s language, with both ways on', () => {
    const links = {
      confirm: 'https://x.example/c?token=1',
      leave: 'https://x.example/l?token=2',
      oneClick: 'https://x.example/o?token=2',
    };
    const subscriber = { publicId: '', email: 'a@example.com', language: 'ne', state: 'asked' } as const;
    const mail = confirmationMail(subscriber, links, SITE_DEFAULTS);
    expect(mail.html).toContain('lang="ne"');
    for (const link of [links.confirm, links.leave]) expect(mail.text).toContain(link);
    expect(mail.headers['List-Unsubscribe']).toBe(`<${links.oneClick}>`);
  });
});
