import { STATUS_CODES } from 'node:http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AppError, ErrorKind } from './app-error.js';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
};

export class ProblemFieldView {
  @ApiProperty({ example: 'email' }) field: string;
  @ApiProperty({ example: 'Please enter a valid email address.' }) message: string;
}

/** Every error of the API, as RFC 9457 problem+json. */
export class ProblemView {
  @ApiProperty({ example: 'about:blank' }) type: string;
  @ApiProperty({ example: 'Conflict' }) title: string;
  @ApiProperty({ example: 409 }) status: number;
  @ApiProperty() detail: string;
  @ApiProperty({ description: 'The sentence for people.' }) message: string;
  @ApiProperty({ example: 'deal.sold-out', description: 'Stable, for programs.' }) code: string;
  @ApiProperty() requestId: string;
  @ApiPropertyOptional({ description: 'Id of the trace of this request, if the operator collects traces.' })
  traceId?: string;
  @ApiPropertyOptional({ type: [ProblemFieldView] }) errors?: ProblemFieldView[];
  @ApiPropertyOptional({ description: 'The state that forbids it.' }) currentState?: string;
  @ApiPropertyOptional({ type: 'integer', description: 'The version that is newer than the one sent.' })
  currentVersion?: number;
  @ApiPropertyOptional({ description: 'When the code was used.' }) usedAt?: string;
  @ApiPropertyOptional({ type: String, nullable: true }) usedAtBranch?: string | null;
  @ApiPropertyOptional({ type: String, nullable: true }) usedBy?: string | null;
  @ApiPropertyOptional() expiredAt?: string;
  @ApiPropertyOptional({ type: 'integer', description: 'Whole rupees.' }) minimumBill?: number;
  @ApiPropertyOptional({ type: 'integer', description: 'Number of customers before this one.' })
  waiting?: number;
  @ApiPropertyOptional({ type: 'integer', description: 'Of the digits of a one-time number.' })
  triesLeft?: number;
}

export const statusOf = (kind: ErrorKind): number => STATUS[kind];

export function problemOf(error: AppError, requestId: string): ProblemView {
  const status = statusOf(error.kind);
  const { retryAfterSeconds: _header, ...facts } = error.details;
  return {
    // A fact with the name of a member of the problem does not replace it.
    ...facts,
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: error.message,
    message: error.message,
    code: error.code,
    requestId,
  };
}

export function unknownProblem(requestId: string): ProblemView {
  const message = 'Something went wrong on our side. Please try again.';
  return {
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    detail: message,
    message,
    code: 'server.error',
    requestId,
  };
}
