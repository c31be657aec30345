const deals = (filters) => `/api/deals?${filters}`;
const words = ['momo', 'spa', 'trekking', 'thali', 'yoga', 'rafting', 'coffee', 'massage'];
const mistyped = ['momoo', 'trekkng', 'raftin', 'cofee', 'masage', 'thalli'];
const parts = [
  'sag',
  'gaur',
  'nam',
  'sir',
  'pah',
  'deu',
  'chau',
  'lal',
  'dan',
  'say',
  'him',
  'taal',
  'dob',
  'har',
  'nau',
  'pur',
  'mit',
  'sun',
  'ann',
  'kos',
];
const turn = (values, asked) => values[asked % values.length];
/** A maximum price above all prices, which no request named before. */
const price = (asked) => `maxPrice=${1_000_000 + asked}`;
const position = (asked) =>
  `27.7${String(asked % 10_000).padStart(4, '0')},85.3${String((asked * 7919) % 10_000).padStart(4, '0')}`;

const READ = { ratio: 3, growth: 1.5 };
const SEARCH = { ratio: 2, growth: 3 };
const DETAIL = { ratio: 2, growth: 1.2 };
const SIGNED_IN = { ratio: 3 };

/**
 * Requests of each kind with values that no request named before. `path(asked, place)` is the request with that number; `place` has ids and
 * cursors of the database. `as` names the person who asks. Figures without `baseline: false` are compared with the independent baseline.
 */
export const FIGURES = [
  { name: 'list by category', target: READ, path: (n) => deals(`category=dining&${price(n)}`) },
  { name: 'list by city', target: READ, path: (n) => deals(`location=pokhara&${price(n)}`) },
  { name: 'list by price', target: READ, path: (n) => deals(`minPrice=${1 + (n % 90)}&${price(n)}`) },
  { name: 'list by kind', target: READ, path: (n) => deals(`discountType=fixed&${price(n)}`) },
  {
    name: 'list by category, city and price',
    target: READ,
    path: (n) => deals(`category=dining&location=pokhara&${price(n)}`),
  },
  { name: 'list by greatest saving', target: READ, path: (n) => deals(`sort=saving&${price(n)}`) },
  {
    name: 'list by distance',
    target: READ,
    path: (n) => deals(`near=${position(n)}&radius=3&sort=near&${price(n)}`),
  },
  { name: 'list, page 2', target: READ, path: (n, { second }) => deals(`${price(n)}&cursor=${second}`) },
  { name: 'list, page 50', target: READ, path: (n, { fiftieth }) => deals(`${price(n)}&cursor=${fiftieth}`) },
  { name: 'search', target: SEARCH, path: (n) => deals(`search=${turn(words, n)}&${price(n)}`) },
  {
    name: 'search with a mistake',
    target: SEARCH,
    path: (n) => deals(`search=${turn(mistyped, n)}&${price(n)}`),
    baselineQuery: '&mistyped=1',
  },
  { name: 'facets', target: READ, path: (n) => `/api/deals/facets?${price(n)}` },
  { name: 'facets by category', target: READ, path: (n) => `/api/deals/facets?category=dining&${price(n)}` },
  { name: 'map by city', target: READ, path: (n) => `/api/deals/map?location=pokhara&${price(n)}` },
  { name: 'deal', target: DETAIL, path: (n, { ids }) => `/api/deals/${turn(ids, n)}` },
  { name: 'similar deals', target: READ, path: (n, { ids }) => `/api/deals/${turn(ids, n)}/similar` },
  {
    name: 'brands',
    target: READ,
    path: (n) => `/api/brands?search=${turn(parts, n)}&limit=${24 + (Math.floor(n / 20) % 70)}`,
  },
  { name: 'own passes', target: SIGNED_IN, as: 'customers', path: () => '/api/redemptions/me' },
  { name: "business's deals", target: SIGNED_IN, as: 'owners', path: () => '/api/vendors/me/deals' },
  { name: "business's passes", target: SIGNED_IN, as: 'owners', path: () => '/api/vendors/me/redemptions' },
  { name: "admin's deals", target: SIGNED_IN, as: 'admins', path: () => '/api/admin/deals' },
  { name: 'own favorites', as: 'customers', path: () => '/api/favorites', baseline: false },
  { name: 'own orders', as: 'customers', path: () => '/api/orders', baseline: false },
  {
    name: "business's report",
    as: 'owners',
    path: () => '/api/vendors/me/analytics',
    baseline: false,
    slow: true,
  },
  { name: "admin's users", as: 'admins', path: () => '/api/admin/users', baseline: false },
  { name: "admin's businesses", as: 'admins', path: () => '/api/admin/vendors', baseline: false },
  { name: "admin's payments", as: 'admins', path: () => '/api/admin/payments', baseline: false },
  { name: "admin's figures", as: 'admins', path: () => '/api/admin/figures', baseline: false, slow: true },
  {
    name: 'counter look-up',
    as: 'counter',
    method: 'POST',
    path: () => '/api/counter/lookup',
    body: (n, { codes }) => ({ code: turn(codes, n) }),
    baseline: false,
  },
  {
    name: 'sign-in',
    method: 'POST',
    path: () => '/api/auth/login',
    body: () => ({ email: 'customer@example.com', password: 'Dobbar@Demo2026' }),
    baseline: false,
    slow: true,
  },
];
