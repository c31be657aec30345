import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { namesOf } from './names.mjs';
import { registerRemote } from './registration.mjs';
import { filesOf } from './templates.mjs';

/**
 * Creates a remote with the standard structure and one dashboard page. Inside the repository, the remote is added to the lists
 * of remotes.
 * @param {string} rootDir
 * @param {readonly { name: string, port: number }[]} remotes the existing remotes
 * @param {string} name
 * @param {string} parent the folder in which the remote is created
 * @returns the new folder and the changed files
 * @throws Error if the name is invalid or taken
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
