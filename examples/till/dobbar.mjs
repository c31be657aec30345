const VERSION = '2026-11-26';
const ATTEMPTS = 4;
const TIMEOUT_MS = 15_000;
const SECOND_MS = 1_000;

/** What the API rejected. `code` is stable, `message` is for people. */
export class DobbarError extends Error {
  constructor(status, { code = 'unknown', message = 'The server gave no reason.' } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** True if a repetition can succeed: a limit, a server that restarts, or the same request that still works. */
const isTemporary = (status, code) => status === 429 || status >= 500 || code === 'request.in-progress';

const pause = (seconds) => new Promise((resume) => setTimeout(resume, seconds * SECOND_MS));

/** The calls of a till. */
export class Dobbar {
  constructor(url, key) {
    this.url = url;
    this.key = key;
  }

  /** The pass of a scanned or typed code, without using it. `refusal` says why it cannot be accepted now. */
  check(code, branchId) {
    return this.send('POST', '/api/counter/lookup', { code, branchId });
  }

  /** Marks a code as used. The same code with the same receipt returns the same acceptance, also after the idempotency key has expired. */
  accept(code, receipt, { branchId, bill, paidWith }) {
    const body = { code, branchId, bill, paidWith, reference: receipt };
    return this.send('POST', '/api/counter/accept', body, { 'idempotency-key': `receipt-${receipt}` });
  }

  /** Takes an acceptance back, within the minutes of `voidableUntil`. */
  void(passId, reason) {
    const headers = { 'idempotency-key': `void-${passId}` };
    return this.send('POST', `/api/redemptions/${passId}/void`, { reason }, headers);
  }

  /** The totals of a day, of one branch or of all. */
  day(query) {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return this.send('GET', `/api/counter/close?${new URLSearchParams(given)}`);
  }

  branches() {
    return this.send('GET', '/api/vendors/me/locations');
  }

  /** Sends a request, again after a lost response, a limit or a restart of the server. */
  async send(method, path, body, headers = {}) {
    for (let attempt = 1; ; attempt++) {
      const { status, answer, retryAfter } = await this.once(method, path, body, headers);
      if (status >= 200 && status < 300) return answer;
      if (attempt === ATTEMPTS || !isTemporary(status, answer?.code)) throw new DobbarError(status, answer);
      await pause(retryAfter ?? attempt);
    }
  }

  async once(method, path, body, headers) {
    try {
      const response = await fetch(new URL(path, this.url), {
        method,
        headers: {
          authorization: `Bearer ${this.key}`,
          'dobbar-version': VERSION,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const wait = response.headers.get('retry-after');
      const text = await response.text();
      return {
        status: response.status,
        answer: text ? JSON.parse(text) : undefined,
        retryAfter: wait && Number(wait),
      };
    } catch (error) {
      return { status: 503, answer: { code: 'network', message: String(error) }, retryAfter: undefined };
    }
  }
}
