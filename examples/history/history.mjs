#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createDobbar, DobbarError } from '@dobbar/sdk';

const USAGE = `Writes the accepted codes of a period, one JSON object per line, for an accounting program.

  history.mjs [--from 2026-11-01] [--to 2026-11-30] [--branch ID]

DOBBAR_URL is the address of the site, DOBBAR_KEY a key with the scope redemptions:read. Days are days of Nepal.`;

const OPTIONS = Object.fromEntries(
  ['from', 'to', 'branch', 'page'].map((name) => [name, { type: 'string' }]),
);

/** Walks over all pages of the history, however long it is. */
async function writeHistory(dobbar, { from, to, branch, page = '100' }) {
  const query = { from, to, state: 'redeemed', branch: branch && Number(branch), limit: Number(page) };
  for await (const pass of dobbar.list('/api/vendors/me/redemptions', { params: { query } }))
    console.log(JSON.stringify(pass));
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  const { DOBBAR_URL: url, DOBBAR_KEY: key } = process.env;
  if (!url || !key) {
    console.error(USAGE);
    return 2;
  }
  try {
    await writeHistory(createDobbar({ url, key }), values);
    return 0;
  } catch (error) {
    if (!(error instanceof DobbarError)) throw error;
    console.error(`${error.code}: ${error.message}`);
    return 1;
  }
}

process.exitCode = await main();
