#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { Dobbar, DobbarError } from './dobbar.mjs';

const USAGE = `A till that accepts codes of Dobbar with an API key.

  till.mjs check CODE [--branch ID]
  till.mjs accept CODE --receipt NUMBER [--branch ID] [--bill RUPEES] [--paid-with cash|qr|card]
  till.mjs void PASS --reason TEXT
  till.mjs day [--branch ID] [--day 2026-11-30]
  till.mjs branches

DOBBAR_URL is the address of the site, DOBBAR_KEY a key with the scopes passes:check, passes:redeem and redemptions:read.`;

const OPTIONS = Object.fromEntries(
  ['branch', 'bill', 'receipt', 'paid-with', 'reason', 'day'].map((name) => [name, { type: 'string' }]),
);

const number = (text) => (text === undefined ? undefined : Number(text));

const COMMANDS = {
  check: (dobbar, code, { branch }) => dobbar.check(code, number(branch)),
  // The number of the receipt makes a repetition harmless: the same receipt is accepted once.
  accept: (dobbar, code, { branch, bill, receipt, 'paid-with': paidWith }) =>
    dobbar.accept(code, receipt, { branchId: number(branch), bill: number(bill), paidWith }),
  void: (dobbar, pass, { reason }) => dobbar.void(pass, reason),
  day: (dobbar, _none, { branch, day }) => dobbar.day({ branch, day }),
  branches: (dobbar) => dobbar.branches(),
};

async function main() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [name, subject] = positionals;
  const { DOBBAR_URL: url, DOBBAR_KEY: key } = process.env;
  const isIncomplete =
    !Object.hasOwn(COMMANDS, name ?? '') ||
    (['check', 'accept', 'void'].includes(name) && !subject) ||
    (name === 'accept' && !values.receipt) ||
    (name === 'void' && !values.reason);
  if (isIncomplete || !url || !key) {
    console.error(USAGE);
    return 2;
  }
  try {
    console.log(JSON.stringify(await COMMANDS[name](new Dobbar(url, key), subject, values), null, 2));
    return 0;
  } catch (error) {
    if (!(error instanceof DobbarError)) throw error;
    console.error(`${error.code}: ${error.message}`);
    return 1;
  }
}

process.exitCode = await main();
