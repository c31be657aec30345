// Bare node:http with the simplest indexed statement per screen on the minimal schema. It shares no code and no SQL with the product.
import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';

const [port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const names = new Map();
/** Named statements: PostgreSQL plans each text once per connection. */
const query = async (text, values) => {
  if (!names.has(text)) names.set(text, `s${names.size}`);
  return (await pool.query({ name: names.get(text), text, values })).rows;
};

const { rows: categories } = await pool.query('SELECT id, parent_id, slug FROM baseline.categories');
const { rows: locations } = await pool.query('SELECT id, slug FROM baseline.locations');
const familyOf = (slug) => {
  const { id } = categories.find((category) => category.slug === slug);
  return categories.filter((category) => category.id === id || category.parent_id === id).map(({ id }) => id);
};

const FROM = `FROM baseline.deals d JOIN baseline.vendors v ON v.id = d.vendor_id JOIN baseline.categories c ON c.id = d.category_id
  LEFT JOIN baseline.locations l ON l.id = d.location_id`;
const CARD = `d.id, d.title, d.title_ne, d.description, d.description_ne, d.image, d.cover_key, d.discount_type, d.discount_value, d.original_price, d.price,
  d.start_date, d.end_date, d.created_at, d.places_left, d.rating, d.rating_count, v.slug AS vendor_slug, v.name AS vendor, v.name_ne AS vendor_ne, v.logo,
  c.slug AS category_slug, c.name AS category, c.name_ne AS category_ne, l.slug AS location_slug, l.name AS location, l.name_ne AS location_ne`;
const NEWEST = 'd.created_at DESC, d.id DESC';

const FILTERS = {
  category: (at) => `d.category_id = ANY($${at}::int[])`,
  location: (at) => `d.location_id = $${at}`,
  discountType: (at) => `d.discount_type = $${at}`,
  minPrice: (at) => `d.price >= $${at}`,
  maxPrice: (at) => `d.price <= $${at}`,
  search: (at) => `d.words @@ plainto_tsquery('simple', $${at})`,
};
const valueOf = (name, value) =>
  name === 'category'
    ? familyOf(value)
    : name === 'location'
      ? locations.find(({ slug }) => slug === value).id
      : value;

function filtered(asked) {
  const given = Object.keys(FILTERS).filter((name) => asked.has(name));
  const where = ['d.end_date > now()', ...given.map((name, at) => FILTERS[name](at + 1))];
  return { where, values: given.map((name) => valueOf(name, asked.get(name))) };
}

function list(asked) {
  const { where, values } = filtered(asked);
  if (asked.has('near')) return near(asked, where, values);
  if (asked.has('cursor')) {
    const [time, id] = JSON.parse(Buffer.from(asked.get('cursor'), 'base64url'));
    where.push(`(d.created_at, d.id) < ($${values.push(time)}::timestamptz, $${values.push(id)}::int)`);
  }
  const rank = asked.has('search')
    ? `ts_rank(d.words, plainto_tsquery('simple', $${values.length})) DESC, `
    : '';
  const order =
    asked.get('sort') === 'saving' ? '(d.original_price - d.price) DESC, d.id DESC' : rank + NEWEST;
  return query(`SELECT ${CARD} ${FROM} WHERE ${where.join(' AND ')} ORDER BY ${order} LIMIT 24`, values);
}

const DEGREE = 111_195;
function near(asked, where, values) {
  const [latitude, longitude] = asked.get('near').split(',').map(Number);
  const height = (Number(asked.get('radius')) * 1000) / DEGREE;
  const width = height / Math.cos((latitude * Math.PI) / 180);
  const at = (value) => `$${values.push(value)}::float8`;
  const distance = `power(v.latitude - ${at(latitude)}, 2) + power((v.longitude - ${at(longitude)}) * 0.88, 2)`;
  where.push(`v.latitude BETWEEN ${at(latitude - height)} AND ${at(latitude + height)}`);
  where.push(`v.longitude BETWEEN ${at(longitude - width)} AND ${at(longitude + width)}`);
  return query(
    `SELECT ${CARD}, ${distance} AS far ${FROM} WHERE ${where.join(' AND ')} ORDER BY far, d.id LIMIT 24`,
    values,
  );
}

function mistyped(asked) {
  return query(
    `SELECT ${CARD} ${FROM} WHERE d.title %> $1 AND d.end_date > now() AND d.price <= $2 ORDER BY word_similarity($1, d.title) DESC LIMIT 24`,
    [asked.get('search'), asked.get('maxPrice')],
  );
}

function facets(asked) {
  const { where, values } = filtered(asked);
  return query(
    `SELECT d.category_id, d.location_id, d.discount_type, count(*)::int AS count, min(d.price) AS lowest, max(d.price) AS highest,
       count(*) FILTER (WHERE d.rating >= 4)::int AS four FROM baseline.deals d WHERE ${where.join(' AND ')}
     GROUP BY GROUPING SETS ((d.category_id), (d.location_id), (d.discount_type), ())`,
    values,
  );
}

function map(asked) {
  const { where, values } = filtered(asked);
  return query(
    `SELECT d.id, d.title, d.title_ne, d.discount_type, d.discount_value, d.original_price, d.price, v.name, v.name_ne, v.city, v.latitude, v.longitude
     ${FROM} WHERE ${where.join(' AND ')} ORDER BY ${NEWEST} LIMIT 500`,
    values,
  );
}

const detail = (id) =>
  query(
    `SELECT ${CARD}, v.city, v.category AS trade, v.latitude, v.longitude, v.deals ${FROM} WHERE d.id = $1`,
    [id],
  );
const similar = (id) =>
  query(
    `SELECT ${CARD} ${FROM} WHERE d.category_id = (SELECT category_id FROM baseline.deals WHERE id = $1) AND d.id <> $1 ORDER BY ${NEWEST} LIMIT 4`,
    [id],
  );
const brands = (asked) =>
  query('SELECT * FROM baseline.vendors v WHERE v.name ILIKE $1 ORDER BY v.deals DESC, v.id LIMIT 24', [
    `%${asked.get('search')}%`,
  ]);

const SESSION = `SELECT u.id, u.role, m.vendor_id FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN staff_members m ON m.user_id = u.id
  WHERE s.sid = $1 AND s.expire > now()`;
/** Reads the session, then the rows. */
async function signedIn(request, rows) {
  const sid = /dobbar_sid=([^;]+)/.exec(request.headers.cookie ?? '')[1];
  const [user] = await query(SESSION, [createHash('sha256').update(sid).digest('base64url')]);
  return rows(user);
}
const PASSES = `SELECT p.id, p.public_id, p.state, p.issued_at, p.expires_at, p.redeemed_at, p.amount, p.points, d.id AS deal_id, d.title, d.title_ne, d.image,
  d.cover_key, d.discount_type, d.discount_value, d.original_price, d.discounted_price, v.slug, v.business_name, v.name_ne FROM passes p
  JOIN deals d ON d.id = p.deal_id JOIN vendors v ON v.id = p.vendor_id`;
const ownPasses = (request) =>
  signedIn(request, ({ id }) => query(`${PASSES} WHERE p.user_id = $1 ORDER BY p.id DESC LIMIT 24`, [id]));
const vendorPasses = (request) =>
  signedIn(request, ({ vendor_id }) =>
    query(`${PASSES} WHERE p.vendor_id = $1 ORDER BY p.issued_at DESC LIMIT 24`, [vendor_id]),
  );
const OWN_DEALS = `SELECT d.*, cap.taken, cap.total_limit, c.slug, c.name FROM deals d JOIN deal_capacities cap ON cap.deal_id = d.id
  JOIN categories c ON c.id = d.category_id`;
const vendorDeals = (request) =>
  signedIn(request, ({ vendor_id }) =>
    query(`${OWN_DEALS} WHERE d.vendor_id = $1 ORDER BY d.created_at DESC, d.id DESC LIMIT 24`, [vendor_id]),
  );
const adminDeals = (request) =>
  signedIn(request, () => query(`${OWN_DEALS} ORDER BY d.id DESC LIMIT 24`, []));

function answer(request) {
  const { pathname, searchParams: asked } = new URL(request.url, 'http://baseline');
  if (pathname === '/api/deals') return asked.has('mistyped') ? mistyped(asked) : list(asked);
  if (pathname === '/api/deals/facets') return facets(asked);
  if (pathname === '/api/deals/map') return map(asked);
  if (pathname === '/api/brands') return brands(asked);
  if (pathname === '/api/redemptions/me') return ownPasses(request);
  if (pathname === '/api/vendors/me/deals') return vendorDeals(request);
  if (pathname === '/api/vendors/me/redemptions') return vendorPasses(request);
  if (pathname === '/api/admin/deals') return adminDeals(request);
  const [, id, part] = /^\/api\/deals\/(\d+)(\/similar)?$/.exec(pathname);
  return part ? similar(id) : detail(id);
}

http
  .createServer(async (request, response) => {
    const body = Buffer.from(JSON.stringify(await answer(request)));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  })
  .listen(Number(port), '127.0.0.1');
