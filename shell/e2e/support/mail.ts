import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const folder = path.join(process.env['DATA_DIR'] ?? '.data', 'mail');

/** Texts in Nepali are sent as base64, others as quoted-printable. */
const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replace(/^(?:[A-Za-z0-9+/]{60,}\r?\n)+[A-Za-z0-9+/]*={0,2}$/gm, (run) =>
      Buffer.from(run, 'base64').toString(),
    );

async function newest(email: string): Promise<string | undefined> {
  const files = (await readdir(folder).catch(() => [])).sort().reverse();
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    if (text.includes(`To: ${email}`)) return decoded(text);
  }
  return undefined;
}

/**
 * The path of a link in the newest mail to somebody, once it has arrived.
 * @param part what the path looks like where the mail has several links
 */
export async function mailedPath(email: string, part = /\/[^\s"<]*token=[\w.%-]+/): Promise<string> {
  const address = new RegExp(`https?://[^/\\s]+(${part.source})`);
  let link: string | undefined;
  await expect.poll(async () => (link = address.exec((await newest(email)) ?? '')?.[1])).toBeTruthy();
  return link as string;
}

/** The newest mail to somebody, once it has arrived and says this. */
export async function mailTo(email: string, words: string): Promise<string> {
  let mail: string | undefined;
  await expect.poll(async () => (mail = await newest(email))?.includes(words)).toBe(true);
  return mail as string;
}

/** The digits of the newest mail with a one-time number, once it has arrived. */
export async function mailedDigits(email: string): Promise<string> {
  const sentence = /(?:asked for it|टाइप गर्नुहोस्): (\d{6})/;
  let digits: string | undefined;
  await expect.poll(async () => (digits = sentence.exec((await newest(email)) ?? '')?.[1])).toBeTruthy();
  return digits as string;
}
