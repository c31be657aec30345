import type { Mail } from '../mailer.js';

interface Recipient {
  email: string;
  firstName: string;
  language: 'en' | 'ne';
}

const TEXTS = {
  en: {
    subject: 'Please verify your email',
    hello: (name: string) => `Namaste ${name},`,
    body: 'Welcome to Dobbar. Please confirm that this is your email:',
    button: 'Verify my email',
    note: 'The link works once and for 48 hours. If you did not sign up, you can ignore this message.',
  },
  ne: {
    subject: 'कृपया आफ्नो इमेल पुष्टि गर्नुहोस्',
    hello: (name: string) => `नमस्ते ${name},`,
    body: 'दोब्बरमा स्वागत छ। कृपया यो तपाईंको इमेल हो भनी पुष्टि गर्नुहोस्:',
    button: 'मेरो इमेल पुष्टि गर्नुहोस्',
    note: 'यो लिङ्क एक पटक र ४८ घण्टासम्म मात्र चल्छ। तपाईंले खाता खोल्नुभएको होइन भने यो सन्देशलाई बेवास्ता गर्नुहोस्।',
  },
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function verifyEmailMail(to: Recipient, publicUrl: string, token: string): Mail {
  const texts = TEXTS[to.language];
  const link = `${publicUrl}${to.language === 'ne' ? '/ne' : ''}/verify-email?token=${token}`;
  const lines = [texts.hello(to.firstName), texts.body];
  return {
    to: to.email,
    subject: texts.subject,
    text: [...lines, link, texts.note].join('\n\n'),
    html: `<div lang="${to.language}">${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}<p><a href="${escaped(link)}">${texts.button}</a></p><p>${texts.note}</p></div>`,
  };
}
