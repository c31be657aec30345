/** Spreadsheets run what begins like this as a formula. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r|％＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n;]/;

const BYTE_ORDER_MARK = '\uFEFF';

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * @param rows the first one holds the headings
 * @returns RFC 4180 text that spreadsheets open in every script and never run
 */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
