import { assertAnswered, load, shares } from '../lib/load.mjs';
import { median } from '../lib/median.mjs';

const words = ['momo', 'momoo', 'spa', 'trekking', 'thali', 'pokhra', 'yoga', 'rafting'];
const repeated = {
  list: '/api/deals?category=dining',
  detail: '/api/deals/40',
  featured: '/api/deals/featured',
  categories: '/api/categories',
};

/** Returns uncached paths, by the number of the request. */
const neverSeen = {
  list: (asked) => `/api/deals?category=dining&minPrice=${1 + (asked % 100)}&maxPrice=${100_000 + asked}`,
  detail: (asked) => `/api/deals/${500 + asked}`,
  search: (asked) => `/api/deals?search=${words[asked % words.length]}&maxPrice=${100_000 + asked}`,
};

function counting(path) {
  let asked = 0;
  return () => ({ path: path((asked += 1)) });
}

/** @returns the cost of an uncached list */
export async function measureReads({ product, startBaseline, programs, loadUsers, report, rounds }, amount) {
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
  const oneQuery = await startBaseline('one-query');
  const fresh = {};
  for (const [name, path] of Object.entries(neverSeen)) {
    fresh[name] = await compare(`${name}, never seen`, {
      baseline: oneQuery,
      amount,
      path,
      bar: { atMost: 2.5 },
    });
  }
  await programs.end('one-query');
  await measureSignedIn({ product, loadUsers, report, anonymous: fresh.list }, amount);
  return fresh.list;
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
    return both;
  };
}

async function measureSignedIn({ product, loadUsers, report, anonymous }, amount) {
  let asked = 0;
  const next = () => ({
    path: '/api/redemptions/me',
    headers: { cookie: loadUsers.cookies[(asked += 1) % loadUsers.cookies.length] },
  });
  await load({ ...product, amount: Math.ceil(amount / 4), next });
  const seen = await load({ ...product, amount, next });
  assertAnswered(seen, 200, 'own passes');
  report.add('signed-in read: CPU', seen.both, { unit: 'ms' });
  report.add('signed-in read / anonymous', seen.both / anonymous, { unit: '×', bar: { atMost: 4 } });
}
