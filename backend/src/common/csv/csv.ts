/** Start of a cell that spreadsheets run as a formula. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r|％＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n;]/;

/** Precedes the first row: without it Excel assumes another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export type Cell = string | number | null;

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

export type CsvRow = readonly Cell[];

const lines = (rows: readonly CsvRow[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/**
 * @param rows the first row holds the headings
 * @returns RFC 4180 text that spreadsheets open in every script and never run
 */
export const csv = (rows: readonly CsvRow[]): string => BYTE_ORDER_MARK + lines(rows);

/** Streams the rows, so that a long table never fills the memory. */
export async function* csvChunks(
  headings: CsvRow,
  batches: AsyncIterable<readonly CsvRow[]>,
): AsyncGenerator<string> {
  yield csv([headings]);
  for await (const batch of batches) yield lines(batch);
}
