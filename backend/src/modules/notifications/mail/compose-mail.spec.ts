import { composeMail } from './compose-mail.js';
import { en } from '../mails/texts-en.js';
import { ne } from '../mails/texts-ne.js';

const sujata = { email: 'sujata@example.com', firstName: 'Sujata', language: 'en' } as const;
const link = 'https://dobbar.example/reset-password?token=abc';

describe('a mail', () => {
  it('says the same as text and as HTML', () => {
    const mail = composeMail(sujata, { kind: 'reset-password', link });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Namaste Sujata');
      expect(part).toContain(link);
      expect(part).toContain('30 minutes');
    }
    expect(mail.subject).toBe('Choose a new password');
  });

  it('speaks the language of its reader', () => {
    const mail = composeMail({ ...sujata, language: 'ne' }, { kind: 'reset-password', link });
    expect(mail.subject).toBe('नयाँ पासवर्ड छान्नुहोस्');
    expect(mail.html).toContain('lang="ne"');
  });

  it('treats names as text', () => {
    const mail = composeMail({ ...sujata, firstName: '<img src=x>' }, { kind: 'welcome', link });
    expect(mail.html).not.toContain('<img');
  });

  it('can be muted with one click where it may be, and only there', () => {
    const mute = { settingsLink: 'https://dobbar.example/s', oneClickLink: 'https://dobbar.example/u?t=1' };
    expect(composeMail(sujata, { kind: 'welcome', link, mute }).headers).toEqual({
      'List-Unsubscribe': '<https://dobbar.example/u?t=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(composeMail(sujata, { kind: 'password-changed', link }).headers).toEqual({});
  });
});

describe('the two catalogues', () => {
  const places = (text: object): string[] => (JSON.stringify(text).match(/\{\w+\}/g) ?? []).sort();

  it.each(Object.keys(en.mails) as (keyof typeof en.mails)[])('name the same things in %s', (kind) => {
    expect(new Set(places(ne.mails[kind]))).toEqual(new Set(places(en.mails[kind])));
    expect(Object.keys(ne.mails[kind])).toEqual(Object.keys(en.mails[kind]));
  });
});
