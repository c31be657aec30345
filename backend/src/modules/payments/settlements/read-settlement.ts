import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { SettlementUnreadable } from '../payment.errors.js';
import { headingsOf, type SettlementFormat } from './settlement-formats.js';
import type { SettlementRow, SettlementRowKind } from './settlement-row.js';

const MAX_ROWS = 20_000;
const CHUNK = 64 * 1024;
/** Characters of gateway references: neither a formula nor a control character. */
const REFERENCE = /^[A-Za-z0-9][\w.:/-]{0,199}$/;
const AMOUNT = /^-?(?:\d{1,10}|\d{1,3}(?:,\d{2,3}){1,4})(?:\.\d{1,2})?$/;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

type Fields = Readonly<Record<string, string>>;

const unreadable = (why: string, where: { line?: number; column?: string } = {}): Error =>
  new SettlementUnreadable(where, `The file cannot be read: ${why}`);

/**
 * Reads a settlement file.
 * @throws settlement.unreadable (400) with the line, for any deviation from the format: a guess could cause a
 * wrong difference
 */
export async function readSettlement(bytes: Buffer, format: SettlementFormat): Promise<SettlementRow[]> {
  const rows: SettlementRow[] = [];
  try {
    for await (const { record, info } of records(bytes, format) as AsyncIterable<Parsed>) {
      if (info.records > MAX_ROWS) throw unreadable(`it has more than ${MAX_ROWS} rows. Please split it.`);
      const row = rowOf(record, info.lines, format);
      if (row) rows.push(row);
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable('it is no table with the headings of this gateway.') : error;
  }
  if (rows.length === 0) throw unreadable('it has no rows of payments.');
  return rows;
}

interface Parsed {
  record: Fields;
  info: { lines: number; records: number };
}

function records(bytes: Buffer, format: SettlementFormat): AsyncIterable<unknown> {
  const text = textOf(bytes);
  const expected = headingsOf(format);
  const chunks = function* (): Generator<string> {
    for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
  };
  const columns = (headings: string[]): (string | false)[] => {
    const names = headings.map((heading) => heading.trim().toLowerCase());
    const missing = expected.filter((heading) => names.filter((name) => name === heading).length !== 1);
    if (missing.length > 0) throw unreadable(`it needs one column "${missing[0]}".`);
    return names.map((name) => (expected.includes(name) ? name : false));
  };
  return Readable.from(chunks()).pipe(
    parse({ bom: true, columns, info: true, trim: true, skip_empty_lines: true, max_record_size: 20_000 }),
  );
}

function textOf(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);

    if (!/[\u0000-\u0008\u000e-\u001f]/.test(text)) return text;
  } catch {
    // Falls through to the error below.
  }
  throw unreadable('it is no text in UTF-8.');
}

/**
 * Parses a row.
 * @returns null for a row of another kind, such as a payout or a fee of the gateway
 */
function rowOf(fields: Fields, line: number, format: SettlementFormat): SettlementRow | null {
  const wrong = (column: string): Error => unreadable(`line ${line}, column "${column}".`, { line, column });
  const of = (column: string): string => fields[column] ?? '';
  if (format.currency && of(format.currency).toLowerCase() !== 'npr') throw wrong(format.currency);
  const moved = movementOf(fields, format, wrong);
  if (!moved) return null;
  const reference = of(format.reference);
  if (!REFERENCE.test(reference)) throw wrong(format.reference);
  const at = timeOf(of(format.at), format.zone);
  if (!at) throw wrong(format.at);
  const rowReference = of(format.rowReference);
  if (!REFERENCE.test(rowReference)) throw wrong(format.rowReference);
  const feePaisa = format.fee && of(format.fee) !== '' ? paisaOf(of(format.fee)) : 0;
  if (feePaisa === null) throw wrong(format.fee ?? '');
  return { line, ...moved, rowReference, reference, feePaisa: Math.abs(feePaisa), at };
}

type Movement = { kind: SettlementRowKind; paisa: number };

function movementOf(
  fields: Fields,
  { amount }: SettlementFormat,
  wrong: (column: string) => Error,
): Movement | null {
  const of = (column: string): number => {
    const paisa = paisaOf(fields[column] ?? '');
    if (paisa === null) throw wrong(column);
    return Math.abs(paisa);
  };
  if ('kind' in amount) {
    const kind = amount.kinds[(fields[amount.kind] ?? '').toLowerCase()];
    if (!kind) return null;
    const paisa = of(amount.amount);
    if (paisa === 0) throw wrong(amount.amount);
    return { kind, paisa };
  }
  const [came, went] = [amount.credit, amount.debit].map((column) => (fields[column] ? of(column) : 0)) as [
    number,
    number,
  ];
  if (came > 0 === went > 0) throw wrong(amount.credit);
  return came > 0 ? { kind: 'payment', paisa: came } : { kind: 'refund', paisa: went };
}

const paisaOf = (text: string): number | null =>
  AMOUNT.test(text) ? Math.round(Number(text.replaceAll(',', '')) * 100) : null;

/** A day without a time is read as its noon. */
function timeOf(text: string, zone: string): Date | null {
  const [, day, time, ownZone] = TIME.exec(text) ?? [];
  if (!day) return null;
  const at = new Date(`${day}T${time ?? '12:00'}${time ? (ownZone ?? zone) : '+05:45'}`);
  return Number.isNaN(at.getTime()) ? null : at;
}
