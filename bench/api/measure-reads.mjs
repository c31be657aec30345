import { assertAnswered, load, shares } from '../lib/load.mjs';
import { median } from '../lib/median.mjs';

const repeated = {
  list: '/api/deals?category=dining',
  detail: '/api/deals/40',
  featured: '/api/deals/featured',
  categories: '/api/categories',
};

function counting(path) {
  let asked = 0;
  return () => ({ path: path((asked += 1)) });
}

/** Compares repeated requests with a program that sends the same bytes. */
export async function measureReads({ product, startBaseline, programs, report, rounds }, amount) {
  const compare = comparison({ product, report, rounds });
  const sameBytes = await startBaseline('same-bytes', product.address);
  for (const [name, path] of Object.entries(repeated)) {
    await compare(`${name}, repeated`, {
      baseline: sameBytes,
      amount: amount * 5,
      path: () => path,
      bar: { atMost: 3 },
    });
  }
  await programs.end('same-bytes');
}

function comparison({ product, report, rounds }) {
  return async (name, { baseline, amount, path, bar }) => {
    const own = [];
    const ratios = [];
    const [ofProduct, ofBaseline] = [counting(path), counting(path)];
    await load({ ...product, amount: Math.ceil(amount / 4), next: ofProduct });
    await load({ ...baseline, amount: Math.ceil(amount / 4), next: ofBaseline });
    for (let round = 0; round < rounds; round++) {
      const least = await load({ ...baseline, amount, next: ofBaseline });
      const seen = await load({ ...product, amount, next: ofProduct });
      assertAnswered(seen, 200, name);
      own.push(seen);
      ratios.push(seen.both / least.both);
    }
    const both = median(own.map((seen) => seen.both));
    report.add(`${name}: CPU`, both, { unit: shares(own.find((seen) => seen.both === both)) });
    report.add(`${name}: CPU / baseline`, median(ratios), { unit: '×', bar });
  };
}
