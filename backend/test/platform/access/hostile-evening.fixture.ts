import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ledgerErrors } from '../../../src/ledger/ledger-errors.js';
import { Stage, tally } from '../../hostile/stage.js';
import type { Business, Person } from '../../support/world.js';

export let stage: Stage;

export let shop: Business;

export let inn: Business;

export let [anil, bina, chandra] = [] as unknown as [Person, Person, Person];

export const setUp = async () => {
  stage = await Stage.open();
  ({ shop } = stage);
  inn = await stage.world.business({ name: 'Himal Inn' });
  [anil, bina, chandra] = stage.customers as [Person, Person, Person];
};

export const tearDown = () => stage.close();

export const friends = (): Person[] => [anil, bina, chandra];

export const codes = (answers: readonly { status: number; body: unknown }[]): Record<string, number> =>
  tally(answers.map(({ status, body }) => (status < 300 ? status : (body as { code: string }).code)));

export const deal = (business: Business, columns: Record<string, unknown>) =>
  stage.world.deal(business, columns);

export const confirm = (person: Person, payment: { id: string }, back: Record<string, string>, count = 1) =>
  stage.atOnce(count, person, (client) => client.post(`/api/payments/${payment.id}/confirm`, back));

/** Runs the invariants, the checks of money and `npm run ledger:check` on the stored data. */
export async function expectBalanced(): Promise<void> {
  const violationsOf = async (file: string): Promise<object[]> =>
    stage.rows(await readFile(path.join(import.meta.dirname, '../../support', file), 'utf8'));
  expect(await violationsOf('invariants.sql')).toEqual([]);
  expect(await violationsOf('money.sql')).toEqual([]);
  expect(await ledgerErrors(stage.setup.running.database)).toEqual([]);
  const ledgerCheck = path.join(import.meta.dirname, '../../../dist/ledger-check.js');
  const { status, stderr } = spawnSync(process.execPath, [ledgerCheck], {
    encoding: 'utf8',
    env: process.env,
  });
  expect([status, stderr]).toEqual([0, '']);
}
