#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { rootDir } from './run/settings.mjs';
import { namesOf } from './generate/module/names.mjs';
import { filesOf } from './generate/module/templates.mjs';

/** `npm run new:module -- favorites favorite [folder]`: creates a backend module with the standard structure. */
try {
  const [plural, singular, modulesDir = path.join(rootDir, 'backend/src/modules')] = process.argv.slice(2);
  const names = namesOf(plural, singular);
  const folder = path.join(modulesDir, plural);
  if (fs.existsSync(folder)) throw new Error(`${folder} is already there.`);
  const style = await resolveConfig(path.join(rootDir, 'backend/any.ts'));
  for (const [name, text] of Object.entries(filesOf(names))) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, await format(text, { ...style, filepath: file }));
  }
  process.stdout.write(
    `Made ${path.relative(rootDir, folder)}. Next: name ${names.Plural}Module in backend/src/app.module.ts, write the\n` +
      `migration of the table ${names.table}, name the layer of the module in scripts/lint/layers.mjs and the owner of the table in\n` +
      `scripts/lint/relation-owners.mjs, then npm run generate and add its routes to the committed access list.\n`,
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
