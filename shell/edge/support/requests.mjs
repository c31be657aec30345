import assert from 'node:assert/strict';
import { Connection } from './connection.mjs';
import { canaryEmail, countSubscribers, origin, target } from './target.mjs';

export const host = target.host;

/** A request as bytes; lines and body are sent as they stand here. */
export const request = (line, headers = [], body = '') =>
  `${[`${line} HTTP/1.1`, `Host: ${host}`, ...headers].join('\r\n')}\r\n\r\n${body}`;

/** A request that leaves a row in the database when it is executed. */
export function subscription(email, extraHeaders = []) {
  const body = JSON.stringify({ email, language: 'en' });
  const headers = [`Origin: ${origin}`, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  return request('POST /api/newsletter', [...headers, ...extraHeaders], body);
}

// An HTTP server skips empty lines before a request, so a cut at any place in them leaves it whole.
const emptyLines = '\r\n'.repeat(600);

/** A request for the newsletter behind empty lines, to be sent as somebody's body. */
export function hiddenRequest() {
  const email = canaryEmail();
  return { email, bytes: emptyLines + subscription(email) };
}

let probes = 0;

/** A read whose answer no other request gets. */
export async function assertOwnAnswer(connection) {
  const slug = `edge-${process.pid}-${++probes}`;
  connection.send(request(`GET /forms/${slug}`, ['Accept: application/json']));
  connection.send(request(`GET /api/deals/${2_000_000_000 + probes}`));
  const [page, deal] = [await connection.response(), await connection.response()];
  assert.ok(page && deal, 'the connection closed before the answer');
  assert.match(page.headers['content-type'], /^text\/html/);
  assert.equal(deal.status, 404, deal.body);
  assert.equal(JSON.parse(deal.body).code, 'deal.not-found');
}

/**
 * What must hold after any request: the next one on the same connection, where that is open, and those on other
 * connections get their own answers, and the hidden request was not executed.
 */
export async function assertNothingLeft(connection, email) {
  if (connection.isOpen) await assertOwnAnswer(connection);
  connection.close();
  await assertCarrierIsSafe();
  for (let count = 0; count < 2; count += 1) {
    const other = await Connection.open();
    await assertOwnAnswer(other);
    other.close();
  }
  assert.equal(await countSubscribers([email]), 0, 'a hidden request was executed');
}

/** The next request with a body carries a hidden request: a backend that lost count would execute it. */
async function assertCarrierIsSafe() {
  const { email, bytes } = hiddenRequest();
  const carrier = await Connection.open();
  carrier.send(
    request(
      'POST /api/contact',
      [`Origin: ${origin}`, 'Content-Type: text/plain', `Content-Length: ${bytes.length}`],
      bytes,
    ),
  );
  const answer = await carrier.response();
  assert.equal(answer?.status, 415, answer?.body);
  if (carrier.isOpen) await assertOwnAnswer(carrier);
  carrier.close();
  assert.equal(await countSubscribers([email]), 0, 'the request hidden in a body was executed');
}
