import { jest } from '@jest/globals';

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Mock responses by 'METHOD /path', without the query. A function receives the request and may return a different response each
 * time.
 */
export type Answers = Readonly<Record<string, Answer | ((request: Request) => Answer | Promise<Answer>)>>;

/**
 * Mocks the network.
 * @returns the requests that were sent, oldest first
 */
export function answerCalls(answers: Answers): Request[] {
  const calls: Request[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    calls.push(request.clone());
    const found = answers[`${request.method} ${new URL(request.url).pathname}`];
    const {
      status = found ? 200 : 404,
      body,
      headers,
    } = typeof found === 'function' ? await found(request) : (found ?? {});
    const empty = body === undefined || status === 204;
    return new Response(empty ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  globalThis.fetch = jest.fn(answer) as typeof fetch;
  return calls;
}
