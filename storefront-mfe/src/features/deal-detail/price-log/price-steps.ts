import type { DealPriceView } from 'shared-ui/api/deal-prices';

const WIDTH = 320;
const HEIGHT = 88;
const MARGIN = 6;

/** Lines of the chart as SVG paths. */
export interface PriceSteps {
  width: number;
  height: number;
  regular: string;
  deal: string;
  from: Date;
  until: Date;
}

/** Draws each period as a horizontal line; equal times share an x, equal prices a y. @param now end of the periods that are shown */
export function priceSteps(prices: readonly DealPriceView[], now: Date): PriceSteps | null {
  const [first] = prices;
  if (!first) return null;
  const from = Math.min(...prices.map((price) => Date.parse(price.from)));
  const until = now.getTime();
  const highest = Math.max(...prices.map(({ regularPrice }) => regularPrice), 1);
  const x = (time: number): number =>
    MARGIN + ((time - from) / Math.max(until - from, 1)) * (WIDTH - 2 * MARGIN);
  const y = (price: number): number => HEIGHT - MARGIN - (price / highest) * (HEIGHT - 2 * MARGIN);
  const line = (amountOf: (price: DealPriceView) => number | null): string =>
    prices
      .flatMap((price) => {
        const amount = amountOf(price);
        if (amount === null) return [];
        const end = price.until === null ? until : Date.parse(price.until);
        return `M${x(Date.parse(price.from)).toFixed(1)} ${y(amount).toFixed(1)}H${x(end).toFixed(1)}`;
      })
      .join('');
  return {
    width: WIDTH,
    height: HEIGHT,
    regular: line(({ regularPrice }) => regularPrice),
    deal: line(({ dealPrice }) => dealPrice),
    from: new Date(from),
    until: now,
  };
}
