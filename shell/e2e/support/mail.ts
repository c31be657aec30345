import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const folder = path.join(process.env['DATA_DIR'] ?? '.data', 'mail');

async function newest(email: string): Promise<string | undefined> {
  const files = (await readdir(folder).catch(() => [])).sort().reverse();
  for (const file of files) {
    const text = (await readFile(path.join(folder, file), 'utf8'))
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    if (text.includes(`To: ${email}`)) return text;
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
