import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Returns a secret of this installation, generated on first use and stored in a file that only its owner can read. */
export function ownSecret(keysDir, name) {
  const file = path.join(keysDir, name);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(keysDir, { recursive: true, mode: 0o700 });
    const partial = `${file}.${process.pid}`;
    fs.writeFileSync(partial, randomBytes(24).toString('base64url'), { mode: 0o600 });
    fs.renameSync(partial, file);
  }
  return fs.readFileSync(file, 'utf8').trim();
}
