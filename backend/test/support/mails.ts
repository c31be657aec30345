import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const decoded = (eml: string): string => {
  const quoted = eml
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString());
  return quoted.replace(/^(?:[A-Za-z0-9+/]{60,}\n)+[A-Za-z0-9+/]*={0,2}$/gm, (run) =>
    Buffer.from(run, 'base64').toString(),
  );
};

/** Mails to an address as readable text, newest last. Events must have been delivered. */
export async function mailsTo(email: string): Promise<string[]> {
  const folder = path.join(process.env['DATA_DIR'] as string, 'mail');
  const files = (await readdir(folder).catch(() => [])).sort();
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails.filter((text) => text.includes(`To: ${email}\n`)).map(decoded);
}

/** The token of the newest mail's link to that page. */
export async function mailedToken(email: string, page: string): Promise<string> {
  const pattern = new RegExp(`/${page}\\?token=([\\w-]{32})`);
  const tokens = (await mailsTo(email))
    .map((text) => pattern.exec(text)?.[1])
    .filter((token) => token !== undefined);
  return tokens.at(-1) ?? '';
}
