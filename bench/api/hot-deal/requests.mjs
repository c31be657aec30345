import http from 'node:http';

const agents = new Map();
const agentOf = (address) => {
  if (!agents.has(address)) agents.set(address, new http.Agent({ keepAlive: true, maxSockets: 2000 }));
  return agents.get(address);
};

/**
 * Sends a request.
 * @returns status, the code of an error, Retry-After in seconds, the start and the time until the response in milliseconds; status 0 if there was none
 */
export function send(address, { path, method = 'GET', cookie, key, body }) {
  const started = performance.now();
  const content = body && JSON.stringify(body);
  const headers = {
    cookie,
    origin: address,
    ...(key && { 'idempotency-key': key }),
    ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
  };
  return new Promise((resolve) => {
    const end = (status, text = '', retryAfter = 0) =>
      resolve({ status, text, retryAfter, at: started, ms: performance.now() - started });
    const request = http.request(address + path, { method, headers, agent: agentOf(address) }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', () => end(0));
      response.on('end', () =>
        end(
          response.statusCode,
          response.statusCode >= 400 ? Buffer.concat(parts).toString() : '',
          Number(response.headers['retry-after'] ?? 0),
        ),
      );
    });
    request.on('error', () => end(0));
    request.end(content);
  });
}

export const codeOf = ({ text }) => {
  try {
    return JSON.parse(text).code;
  } catch {
    return undefined;
  }
};

export const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

/**
 * Calls `arrive` for each number below `amount` at random times with this mean rate, whether earlier calls have ended or not.
 * @param perSecond mean number of arrivals a second
 * @returns when all calls have ended
 */
export async function openArrivals(amount, perSecond, arrive) {
  const calls = [];
  let due = performance.now();
  for (let number = 0; number < amount; number++) {
    due += (-Math.log(1 - Math.random()) / perSecond) * 1000;
    const left = due - performance.now();
    if (left > 1) await pause(left);
    calls.push(arrive(number));
  }
  await Promise.all(calls);
}

/** Value below which this share of the values is. */
export const quantile = (values, share) =>
  values.length === 0
    ? NaN
    : values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
