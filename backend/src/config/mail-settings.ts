import { isEmail } from 'class-validator';
/**
 * Reads the URL of the mail server; null if mails are written to files.
 * @throws in production without one: mails contain links that reset passwords, and other accounts could read
 * the files
 */
export function readSmtpUrl(env: NodeJS.ProcessEnv, appEnv: 'demo' | 'production'): string | null {
  const url = env['SMTP_URL'];
  if (!url) {
    if (appEnv === 'production')
      throw new Error(
        'Set SMTP_URL: in production mails leave through a mail server and no file is written.',
      );
    return null;
  }
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname)
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');
  return url;
}

/**
 * Reads the address to which `npm run check:live` sends a mail (rule TB6).
 * @returns null without the setting: no mail is sent
 * @throws if it is no address
 */
export function readTestMailbox(env: NodeJS.ProcessEnv): string | null {
  const address = env['TEST_MAILBOX'];
  if (!address) return null;
  if (!isEmail(address)) throw new Error(`TEST_MAILBOX must be one address, not "${address}".`);
  return address;
}
