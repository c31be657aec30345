import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { AppliedReplacements } from '../build/applied-replacements.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replacements-'));
after(() => fs.rmSync(folder, { recursive: true }));
const write = (name, text) => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

/** Returns the errors of a build in which `from` of the entry is replaced by the replacement. */
async function errorsOf(from) {
  const replacement = write('replacement.mjs', 'export const size = 1;');
  write('library.mjs', 'export const size = 2;');
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: write('entry.mjs', `import { size } from './library.mjs';\nconsole.log(size);`),
    output: { path: path.join(folder, 'dist') },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(from, replacement),
      new AppliedReplacements([replacement]),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message);
}

test('a build with the replacement has no error', async () => {
  assert.deepEqual(await errorsOf(/library\.mjs$/), []);
});

test('a build in which the library has moved its module fails', async () => {
  const errors = await errorsOf(/library\/index\.mjs$/);
  assert.equal(errors.length, 1);
  assert.match(errors[0], /No module was replaced by: .*replacement\.mjs/);
});
