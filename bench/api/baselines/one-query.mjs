// Bare node:http with one query per request, the same SQL as the product: the minimal cost of an uncached response.
import http from 'node:http';
import pg from 'pg';
import { dealListStatement } from '../../../backend/dist/modules/deals/queries/deal-list.sql.js';
import { DEAL_PAGE } from '../../../backend/dist/modules/deals/queries/deal-page.sql.js';

const [port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const list = { category: 'dining', minPrice: 987_601, maxPrice: 987_602 };
const search = { search: 'placeholder', maxPrice: 987_602 };

function template(query) {
  const { sql, values } = dealListStatement(query);
  const names = values.map((value) => Object.keys(query).find((name) => query[name] === value));
  return (asked) => [sql, names.map((name, place) => asked.get(name) ?? values[place])];
}

const listStatement = template(list);
const searchStatement = template(search);

function statementOf({ pathname, searchParams }) {
  const id = /^\/api\/deals\/(\d+)$/.exec(pathname)?.[1];
  if (id) return [DEAL_PAGE, [id]];
  return searchParams.has('search') ? searchStatement(searchParams) : listStatement(searchParams);
}

http
  .createServer(async (request, response) => {
    const [sql, values] = statementOf(new URL(request.url, 'http://baseline'));
    const { rows } = await pool.query(sql, values);
    const body = Buffer.from(rows[0].json);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  })
  .listen(Number(port), '127.0.0.1');
