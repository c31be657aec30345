import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../run/settings.mjs';
import { productionPackages, readLockfile } from './lockfile.mjs';

/** Packages whose package.json states the license in an older form, or not at all. */
const statedElsewhere = {
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
};

const introduction = `Dobbar
Copyright (c) 2026 The Dobbar authors
Licensed under the MIT license, see LICENSE.

This product runs or ships the packages below. Each package contains the text of its own license.
\`npm run notice\` writes this file from package-lock.json.`;

const lgpl = `LGPL parts

Images are read and written by libvips (LGPL-3.0-or-later). The packages @img/sharp-libvips-* contain it and the
libraries that it needs, as shared libraries that sharp loads at run time, unmodified. Another build of the same
libraries can take their place: install it in the folder of the package, or let sharp build against a libvips of the
system. The sources: https://github.com/libvips/libvips and https://github.com/lovell/sharp-libvips, at the version of
the package. The text of the license: https://www.gnu.org/licenses/lgpl-3.0.html`;

const licenseOf = ({ name, license }) => {
  const known = license ?? statedElsewhere[name];
  if (!known) throw new Error(`${name} states no license in package-lock.json. Add it to statedElsewhere.`);
  return known;
};

const compare = (left, right) => (left < right ? -1 : left > right ? 1 : 0);
const heading = (text) => `${text}\n${'-'.repeat(text.length)}`;

function packagesByLicense(packages) {
  const groups = new Map();
  for (const entry of packages) {
    const license = licenseOf(entry);
    const names = groups.get(license) ?? new Set();
    groups.set(license, names.add(`${entry.name}@${entry.version}`));
  }
  return [...groups].sort(([left], [right]) => compare(left, right));
}

/** Returns the NOTICE files that packages under Apache-2.0 require to be distributed. */
function notices(packages, folder) {
  const texts = new Map();
  for (const { place, name } of packages) {
    const file = path.join(folder, place, 'NOTICE');
    if (fs.existsSync(file)) texts.set(name, fs.readFileSync(file, 'utf8').replaceAll('\r', '').trim());
  }
  return [...texts].sort(([left], [right]) => compare(left, right));
}

/**
 * Returns the text of NOTICE: every package of the product by license, with the texts that the LGPL and Apache licenses
 * require.
 * @throws if a package states no license
 */
export function noticeText(lockfile = readLockfile(rootDir), folder = rootDir) {
  const packages = productionPackages(lockfile);
  return [
    introduction,
    lgpl,
    ...packagesByLicense(packages).map(
      ([license, names]) => `${heading(license)}\n${[...names].sort(compare).join('\n')}`,
    ),
    ...notices(packages, folder).map(([name, text]) => `${heading(`Notice of ${name}`)}\n${text}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
