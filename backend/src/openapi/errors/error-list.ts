import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { declaredErrors } from '../../common/errors/app-error.js';
import { statusOf, unknownProblem } from '../../common/errors/problem.js';

/** An error in the document: `code` is for programs, `message` for people. */
export interface ListedError {
  code: string;
  status: number;
  message: string;
}

export const LISTED_ERRORS = 'x-errors';

/** Path of the page that explains every code. */
export const ERRORS_PATH = '/api/docs/errors';

const REQUEST_ID = '0199b2c4-7d10-7c3e-9f2a-5b1d8e6f4a30';

/** All errors that the application declares, by code. Complete once its modules are loaded. */
export function errorList(): ListedError[] {
  const declared = declaredErrors().map(({ code, kind, message }) => ({
    ...{ code, status: statusOf(kind), message },
  }));
  const { code, status, message } = unknownProblem('');
  return [...declared, { code, status, message }].sort((one, other) => (one.code < other.code ? -1 : 1));
}

/** The errors of a document by their codes. */
export function errorsOf(document: OpenAPIObject): Map<string, ListedError> {
  const listed = (document as { [LISTED_ERRORS]?: ListedError[] })[LISTED_ERRORS] ?? [];
  return new Map(listed.map((error) => [error.code, error]));
}

/** The body of an error, as an example. */
export const problemExample = ({ code, status, message }: ListedError): Record<string, unknown> => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  message,
  code,
  requestId: REQUEST_ID,
  ...(code === 'request.invalid' && {
    errors: [{ field: 'email', message: 'Please enter a valid email address.' }],
  }),
});
