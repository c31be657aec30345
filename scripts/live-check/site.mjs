import { randomUUID } from 'node:crypto';
import { StepFailed } from './step-failed.mjs';

const AGENT = 'Dobbar check:live';

/** @param {Error} error of `fetch` */
const reasonOf = (error) =>
  error.name === 'TimeoutError'
    ? 'no answer in time'
    : (error.cause?.code ?? error.cause?.message ?? error.message);

async function answerOf(response) {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: type.includes('json') ? JSON.parse(text) : null,
  };
}

/** A browser without scripts: it keeps cookies, and each of its requests has a time limit. */
export class Site {
  #cookies = new Map();

  /** @param {string} url origin of the site */
  constructor(url, timeoutMs) {
    this.url = url;
    this.timeoutMs = timeoutMs;
  }

  /** Another browser on the same site. @param {string} [device] value of the visitor cookie */
  browser(device) {
    const other = new Site(this.url, this.timeoutMs);
    if (device) other.#cookies.set('dobbar_visitor', device);
    return other;
  }

  /** @throws {StepFailed} unless the answer has the status */
  async get(path, status = 200) {
    return this.#send('GET', path, undefined, status);
  }

  /** Sends a change with its own idempotency key. @throws {StepFailed} unless the answer has one of the statuses */
  async post(path, body, status = 200) {
    return this.#send('POST', path, body, status);
  }

  async #send(method, path, body, status) {
    const address = new URL(path, this.url);
    const isOwn = address.origin === new URL(this.url).origin;
    const headers = { 'user-agent': AGENT, ...(isOwn && this.#ownHeaders(method)) };
    const answer = await fetch(address, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(this.timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
      .then(async (response) => {
        if (isOwn) this.#keepCookies(response);
        return answerOf(response);
      })
      .catch((error) => {
        throw new StepFailed(`${method} ${address.pathname}: ${reasonOf(error)}`);
      });
    if ([status].flat().includes(answer.status)) return answer;
    const { code, requestId } = answer.body ?? {};
    throw new StepFailed(
      [`${method} ${address.pathname}: ${answer.status}`, code, requestId && `request ${requestId}`]
        .filter(Boolean)
        .join(', '),
    );
  }

  #ownHeaders(method) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const change = {
      'content-type': 'application/json',
      origin: new URL(this.url).origin,
      'idempotency-key': randomUUID(),
    };
    return { ...(cookie && { cookie }), ...(method !== 'GET' && change) };
  }

  #keepCookies(response) {
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) this.#cookies.set(name, value);
    }
  }
}
