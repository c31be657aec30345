import { SITE_DEFAULTS } from '../../settings/index.js';
import { replyMail } from './reply-mail.js';

const message = {
  id: 7,
  kind: 'contact',
  name: 'Sujata\r\nBcc: all@example.com',
  email: 'sujata@example.com',
  subject: 'Hello\nthere',
  message: 'Is it open?\nOn Saturdays <b>too</b>?',
  language: 'en',
} as const;
const reply = { text: 'Yes, <i>always</i>.', askedAt: '2026-11-21T20:00:00.000Z', message };

describe('an answer of ours (MS2)', () => {
  it('stands above the question, as text, and what is written back comes to us', () => {
    const mail = replyMail(reply, SITE_DEFAULTS);
    expect(mail).toMatchObject({
      to: 'sujata@example.com',
      subject: 'Re: Hello there [#7]',
      replyTo: { name: 'Dobbar', address: 'support@dobbar.example' },
    });
    expect(mail.text).toContain('On Nov 22, 2026 you wrote:\n\n> Is it open?\n> On Saturdays <b>too</b>?');
    expect(mail.text).toContain('Namaste Sujata Bcc: all@example.com,');
    expect(mail.html).not.toMatch(/<b>|<i>/);
  });

  it('speaks the language of who asked, and names what help was about', () => {
    const asked = { ...message, kind: 'help', subject: 'payment', language: 'ne' } as const;
    const mail = replyMail({ ...reply, message: asked }, SITE_DEFAULTS);
    expect(mail.subject).toBe('Re: भुक्तानी [#7]');
    expect(mail.html).toContain('lang="ne"');
    expect(mail.text).toContain('नमस्ते');
    expect(mail.text).toContain('६ मंसिर २०८३ मा लेख्नुभएको थियो');
    expect(mail.replyTo?.name).toBe('दोब्बर');
  });
});
