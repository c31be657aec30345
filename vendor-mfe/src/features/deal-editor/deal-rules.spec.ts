import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { addNepalDays, nepalDayOf, toDayText } from 'shared-ui/format';
import { findDealFieldError } from './deal-errors';
import { formOfContent } from './draft/draft-content';
import { formFields } from './deal-fields';

interface Table {
  base: Record<string, unknown>;
  cases: { name: string; change: Record<string, unknown>; refused: string | null }[];
}

/** `backend/test/deals/deal-rules.api.spec.ts` sends the same table over HTTP, so that form and server accept the same values. */
const table = JSON.parse(
  readFileSync(path.resolve(process.cwd(), '../backend/test/deal-rules.json'), 'utf8'),
) as Table;

const now = new Date();
const withDays = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withDays);
  const days = typeof value === 'string' ? /^day([+-]\d+)$/.exec(value)?.[1] : undefined;
  return days === undefined ? value : toDayText(addNepalDays(nepalDayOf(now), Number(days)));
};
const FIELD_OF: Readonly<Record<string, string>> = { startDay: 'startDate', endDay: 'endDate' };

test.each(table.cases)('the form with $name is refused at $refused', ({ change, refused }) => {
  const content = Object.fromEntries(
    Object.entries({ ...table.base, ...change }).flatMap(([field, value]) =>
      value === null ? [] : [[field, withDays(value)]],
    ),
  );
  const form = formOfContent(content);
  const fieldErrors = formFields.filter((field) => findDealFieldError(form, field, { now }) !== null);
  expect(fieldErrors.map((field) => FIELD_OF[field] ?? field)).toEqual(refused === null ? [] : [refused]);
});
