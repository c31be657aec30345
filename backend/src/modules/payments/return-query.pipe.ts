import { Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidRequest } from '../../common/errors/common.errors.js';

const MAX_FIELDS = 40;
const LONGEST_VALUE = 4_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_VALUE;

/** The query of a return page as an object of texts; gateways add fields freely. */
@Injectable()
export class ReturnQueryPipe implements PipeTransform<unknown, Record<string, string>> {
  transform(body: unknown): Record<string, string> {
    const fields = Object.entries((body ?? {}) as object);
    const wrong = fields.find(([, value]) => !isText(value));
    if (Array.isArray(body) || typeof body !== 'object' || fields.length > MAX_FIELDS || wrong)
      throw new InvalidRequest({
        errors: [{ field: wrong?.[0] ?? 'body', message: 'Send the return address’s query as texts.' }],
      });
    return Object.fromEntries(fields) as Record<string, string>;
  }
}
