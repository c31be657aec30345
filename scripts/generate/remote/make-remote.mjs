import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { namesOf } from './names.mjs';
import { registerRemote } from './registration.mjs';
import { filesOf } from './templates.mjs';

/**
 * Writes a remote of the usual anatomy with one page in the dashboard. Inside the repository it is added to the lists of remotes.
 * @param {string} rootDir
 * @param {readonly { name: string, port: number }[]} remotes those that exist
 * @param {string} name
 * @param {string} parent the folder in which it is written
 * @returns the new folder and the changed files
 * @throws Error when the name is none, or taken
 */
export async function makeRemote(rootDir, remotes, name, parent) {
  const names = namesOf(name, remotes);
  const folder = path.join(parent, `${name}-mfe`);
  if (fs.existsSync(folder)) throw new Error(`${folder} is already there.`);
  const style = await resolveConfig(path.join(rootDir, 'shell/any.ts'));
  for (const [part, text] of Object.entries(filesOf(names))) {
    const file = path.join(folder, part);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, await format(text, { ...style, filepath: file }));
  }
  const isListed = path.resolve(parent) === path.resolve(rootDir);
  return { folder, changed: isListed ? registerRemote(rootDir, names, remotes.at(-1).name) : [] };
}
