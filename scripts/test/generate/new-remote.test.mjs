import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { makeRemote } from '../../generate/remote/make-remote.mjs';
import { remotes, rootDir } from '../../run/settings.mjs';

/** Copies the files that list the remotes. */
function copyOfLists() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-new-remote-'));
  for (const part of ['package.json', 'shell/remotes.json', 'deploy'])
    fs.cpSync(path.join(rootDir, part), path.join(folder, part), { recursive: true });
  return folder;
}

test('a new remote is in every list of remotes, as the others are', async () => {
  const folder = copyOfLists();
  const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
  try {
    const { changed } = await makeRemote(folder, remotes, 'vouchers', folder);
    const last = remotes.at(-1).name;
    assert.deepEqual(
      JSON.parse(read('package.json')).workspaces.filter((name) => name === 'vouchers-mfe'),
      ['vouchers-mfe'],
    );
    assert.match(
      JSON.parse(read('shell/remotes.json')).vouchers,
      /^http:\/\/localhost:\d+\/mf-manifest\.json$/,
    );
    for (const file of changed.filter((name) => name.startsWith('deploy/'))) {
      const linesOf = (text, name) => text.split('\n').filter((line) => line.toLowerCase().includes(name));
      const own = linesOf(read(file), 'vouchers').map((line) =>
        line.replaceAll('vouchers', last).replaceAll('VOUCHERS', last.toUpperCase()),
      );
      const pattern = file.endsWith('vouchers.yaml') ? file.replace('vouchers', last) : file;
      assert.ok(own.length > 0, file);
      assert.deepEqual(own, linesOf(read(pattern), last), file);
    }
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('a remote outside of the repository is in no list', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-new-remote-'));
  try {
    assert.deepEqual((await makeRemote(rootDir, remotes, 'vouchers', folder)).changed, []);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
