import { createDobbar, type Dobbar, type DobbarOptions } from './client.js';

export interface Sent {
  method: string;
  url: string;
  headers: Headers;
  body: string;
}

/** A server in memory that answers the requests in the order of the given answers. */
export function fakeServer(answers: (Response | Error)[]): {
  sent: Sent[];
  fetch: (request: Request) => Promise<Response>;
} {
  const waiting = [...answers];
  const sent: Sent[] = [];
  return {
    sent,
    fetch: async (request) => {
      const { method, url, headers } = request;
      sent.push({ method, url, headers, body: await request.text() });
      const answer = waiting.shift();
      if (answer === undefined) throw new Error('The test has no further answer.');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

export const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init);

export const problem = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { code, status, message: `Rejected: ${code}`, requestId: 'r-1' },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );

/** A client of a server in memory, and what it received. */
export function clientOf(
  answers: (Response | Error)[],
  options: Partial<DobbarOptions> = {},
): { dobbar: Dobbar; sent: Sent[] } {
  const { sent, fetch } = fakeServer(answers);
  return { dobbar: createDobbar({ url: 'https://site.test/', key: 'dob_live_1', fetch, ...options }), sent };
}
