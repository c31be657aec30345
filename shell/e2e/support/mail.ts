import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const folder = path.join(process.env['DATA_DIR'] ?? '.data', 'mail');

/** Decodes an e-mail: Nepali texts are sent as base64, others as quoted-printable. */
const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replace(/^(?:[A-Za-z0-9+/]{60,}\r?\n)+[A-Za-z0-9+/]*={0,2}$/gm, (run) =>
      Buffer.from(run, 'base64').toString(),
    );

/** Texts of files by name. A file is complete once it has its name, and a run writes thousands. */
const texts = new Map<string, string>();

async function textOf(file: string): Promise<string> {
  const text = texts.get(file) ?? (await readFile(path.join(folder, file), 'utf8'));
  texts.set(file, text);
  return text;
}

async function newest(email: string, words = ''): Promise<string | undefined> {
  const files = (await readdir(folder).catch(() => [])).sort().reverse();
  for (const file of files) {
    const text = await textOf(file);
    if (text.includes(`To: ${email}`) && decoded(text).includes(words)) return decoded(text);
  }
  return undefined;
}

/**
 * Waits for an e-mail and returns the path of a link in the newest one.
 * @param part the pattern of the path, for an e-mail with several links
 */
export async function mailedPath(email: string, part = /\/[^\s"<]*token=[\w.%-]+/): Promise<string> {
  const address = new RegExp(`https?://[^/\\s]+(${part.source})`);
  let link: string | undefined;
  await expect.poll(async () => (link = address.exec((await newest(email)) ?? '')?.[1])).toBeTruthy();
  return link as string;
}

/** Waits until the newest e-mail contains these words. */
export async function mailTo(email: string, words: string): Promise<string> {
  let mail: string | undefined;
  await expect.poll(async () => (mail = await newest(email))?.includes(words)).toBe(true);
  return mail as string;
}

/** Waits for an e-mail with a one-time number and returns the digits of the newest one. */
export async function mailedDigits(email: string): Promise<string> {
  const sentence = /(?:asked for it|टाइप गर्नुहोस्): (\d{6})/;
  let digits: string | undefined;
  await expect.poll(async () => (digits = sentence.exec((await newest(email)) ?? '')?.[1])).toBeTruthy();
  return digits as string;
}

/** Waits for the mail with the digits that confirm a payout account, and returns them. */
export async function payoutDigits(email: string): Promise<string> {
  const sentence = /page of payouts: (\d{6})/;
  let digits: string | undefined;
  await expect
    .poll(async () => (digits = sentence.exec((await newest(email, 'page of payouts')) ?? '')?.[1]))
    .toBeTruthy();
  return digits as string;
}

/**
 * Waits for an SMS and returns the digits of the newest one to the number.
 * @param earlier digits of an earlier SMS, which is not the awaited one
 */
export async function textedDigits(phone: string, earlier?: string): Promise<string> {
  const line = /@\S+ #(\d{6})/;
  let digits: string | undefined;
  await expect
    .poll(async () => {
      digits = line.exec((await newest(phone)) ?? '')?.[1];
      return digits !== undefined && digits !== earlier;
    })
    .toBe(true);
  return digits as string;
}
