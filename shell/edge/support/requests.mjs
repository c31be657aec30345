import assert from 'node:assert/strict';
import { Connection } from './connection.mjs';
import { canaryEmail, countSubscribers, origin, target } from './target.mjs';

export const host = target.host;

/** Returns the bytes of a request; lines and body are sent unchanged. */
export const request = (line, headers = [], body = '') =>
  `${[`${line} HTTP/1.1`, `Host: ${host}`, ...headers].join('\r\n')}\r\n\r\n${body}`;

/** Returns a request whose execution inserts a row into the database. */
export function subscription(email, extraHeaders = []) {
  const body = JSON.stringify({ email, language: 'en' });
  const headers = [`Origin: ${origin}`, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  return request('POST /api/newsletter', [...headers, ...extraHeaders], body);
}

// HTTP servers skip empty lines before a request, so the request stays complete wherever these lines are cut.
const emptyLines = '\r\n'.repeat(600);

/** Returns a newsletter request behind empty lines, to be sent as the body of another request. */
export function hiddenRequest() {
  const email = canaryEmail();
  return { email, bytes: emptyLines + subscription(email) };
}

let probes = 0;

/** Sends a request with a unique response and checks that this response arrives. */
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
 * Checks after each request that later requests on this connection, if it is open, and on other connections get their own
 * responses, and that the hidden request was not executed.
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

/** Sends a hidden request as the body of the next request: a backend with a wrong body length would execute it. */
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
