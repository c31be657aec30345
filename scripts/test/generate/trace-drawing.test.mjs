import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { drawTrace } from '../../generate/trace.mjs';
import { rootDir } from '../../run/settings.mjs';

const read = (name) => fs.readFileSync(path.join(rootDir, 'docs/telemetry', name), 'utf8');

test('the drawing of a redemption in docs is made from its recorded spans', () => {
  const spans = JSON.parse(read('redemption.json'));
  assert.deepEqual(new Set(spans.map(({ service }) => service)), new Set(['dobbar-shell', 'dobbar-backend']));
  assert.ok(spans.some(({ statement }) => statement?.includes('UPDATE passes SET state')));
  assert.equal(read('redemption.svg'), drawTrace(spans));
});
