import type { components } from './generated/paths.js';
import type { ErrorCode } from './generated/error-codes.js';

export type { ErrorCode };
type Schema = components['schemas']['ProblemView'];

/** The body of an error (RFC 9457). The API may add codes within a version, so any text is possible. */
export type Problem = Omit<Schema, 'code'> & { code: ErrorCode | (string & {}) };

/** What the API answered instead of data. `code` is stable, `message` is for people. */
export class DobbarError extends Error {
  override readonly name = 'DobbarError';
  readonly code: Problem['code'];
  readonly status: number;
  /** The number of the request, for questions to the support. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the next request. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly problem: Problem,
    { status, retryAfter }: { status: number; retryAfter?: number },
  ) {
    super(problem.message);
    this.code = problem.code;
    this.status = status;
    this.requestId = problem.requestId;
    this.retryAfter = retryAfter;
  }
}

/** No answer arrived: the network failed or the time was over. `cause` has the reason. A change may have taken effect. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(address: string, options: { cause: unknown }) {
    super(`No answer from ${address}.`, options);
  }
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** The error of an answer, also if a proxy before the API gave it another body. */
export async function errorOf(response: Response, retryAfter?: number): Promise<DobbarError> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const unknown = {
    type: 'about:blank',
    title: 'Error',
    status,
    code: 'unknown',
    message: `The server answered ${status} without a reason.`,
    detail: '',
    requestId: response.headers.get('x-request-id') ?? '',
  };
  return new DobbarError(isProblem(body) ? body : unknown, { status, retryAfter });
}
