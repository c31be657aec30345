import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { TakesLong } from '../connections/uses-connections.decorator.js';
import { LimitRate } from '../rate-limit/rate-limit.decorator.js';

/** Documents a CSV response and limits the number of exports per user. */
export const TableResponse = (): MethodDecorator =>
  applyDecorators(
    TakesLong(),
    LimitRate({ name: 'table', points: 20, seconds: 60, by: 'user' }),
    ApiOkResponse({ description: 'A table', content: { 'text/csv': { schema: { type: 'string' } } } }),
  );
