/** Value added tax in Nepal, contained in every price we name (rule IN2). */
export const VAT_PERCENT = 13;

export interface InvoiceLine {
  text: string;
  textNe: string | null;
  quantity: number;
  /** Price of one unit, VAT included. */
  unitPaisa: number;
}

export interface InvoiceSums {
  /** The lines together. */
  linesPaisa: number;
  /** Part that was paid with points. */
  pointsPaisa: number;
  netPaisa: number;
  vatPaisa: number;
  /** Part that was paid in money. */
  totalPaisa: number;
}

const isAmount = (paisa: number): boolean => Number.isSafeInteger(paisa) && paisa >= 0;

/** The VAT that a sum contains, half a paisa upwards. */
export const vatOf = (paisa: number): number =>
  Math.floor((paisa * VAT_PERCENT * 2 + 100 + VAT_PERCENT) / (2 * (100 + VAT_PERCENT)));

/**
 * Sums below the lines. VAT is calculated from the total, so that net and VAT add up to the total exactly.
 * Throws a plain error for amounts that are no whole number of paisa, or if points cover everything: that is
 * a bug, never a customer's mistake.
 */
export function sumsOf(lines: readonly InvoiceLine[], pointsPaisa: number): InvoiceSums {
  const linesPaisa = lines.reduce((sum, { quantity, unitPaisa }) => sum + quantity * unitPaisa, 0);
  const totalPaisa = linesPaisa - pointsPaisa;
  if (![linesPaisa, pointsPaisa, totalPaisa].every(isAmount) || totalPaisa === 0)
    throw new Error(
      `An invoice over ${linesPaisa} paisa cannot have ${pointsPaisa} of them paid with points.`,
    );
  const vatPaisa = vatOf(totalPaisa);
  return { linesPaisa, pointsPaisa, netPaisa: totalPaisa - vatPaisa, vatPaisa, totalPaisa };
}
