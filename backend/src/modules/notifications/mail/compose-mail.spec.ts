import { composeMail } from './compose-mail.js';

const sujata = { email: 'sujata@example.com', firstName: 'Sujata', language: 'en' } as const;
const resetPassword = {
  en: {
    subject: 'Choose a new password',
    lines: ['Choose it here:'],
    button: 'Choose',
    note: 'For 30 minutes.',
  },
  ne: { subject: 'नयाँ पासवर्ड छान्नुहोस्', lines: ['यहाँबाट:'], button: 'छान्नुहोस्', note: '३० मिनेट।' },
};
const link = 'https://dobbar.example/reset-password?token=abc';

describe('a mail', () => {
  it('says the same as text and as HTML', () => {
    const mail = composeMail(sujata, { translations: resetPassword, link });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Namaste Sujata');
      expect(part).toContain(link);
      expect(part).toContain('30 minutes');
    }
    expect(mail.subject).toBe('Choose a new password');
  });

  it('speaks the language of its reader', () => {
    const mail = composeMail({ ...sujata, language: 'ne' }, { translations: resetPassword, link });
    expect(mail.subject).toBe('नयाँ पासवर्ड छान्नुहोस्');
    expect(mail.html).toContain('lang="ne"');
  });

  it('treats names as text', () => {
    const mail = composeMail({ ...sujata, firstName: '<img src=x>' }, { translations: resetPassword, link });
    expect(mail.html).not.toContain('<img');
  });

  it('can be muted with one click where it may be, and only there', () => {
    const mute = { settingsLink: 'https://dobbar.example/s', oneClickLink: 'https://dobbar.example/u?t=1' };
    expect(composeMail(sujata, { translations: resetPassword, link, mute }).headers).toEqual({
      'List-Unsubscribe': '<https://dobbar.example/u?t=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(composeMail(sujata, { translations: resetPassword, link }).headers).toEqual({});
  });
});
