import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  ValidationPipe,
  type ValidationError,
  type ValidationPipeOptions,
} from '@nestjs/common';
import type { FieldError } from '../errors/app-error.js';
import { InvalidRequest } from '../errors/common.errors.js';
import { controlCharacterErrors } from './one-line.js';
import { plainSentence } from './plain-sentences.js';

const fieldsOf = (errors: ValidationError[], parent = ''): FieldError[] =>
  errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const messages = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      field,
      message: plainSentence(error, field, rule, message),
    }));
    return [...messages.slice(0, 1), ...fieldsOf(error.children ?? [], field)];
  });

const firstOfEachField = (errors: FieldError[]): FieldError[] =>
  [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed();

const OPTIONS: ValidationPipeOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  transform: true,
  stopAtFirstError: true,
  exceptionFactory: (errors) => {
    const fields = firstOfEachField(fieldsOf(errors as ValidationError[]));
    return new InvalidRequest({ errors: fields }, fields[0]?.message);
  },
};

/** Also checks bodies, which are stored, for control characters. */
class RequestValidation extends ValidationPipe {
  constructor(private readonly isStored: boolean) {
    super(OPTIONS);
  }

  protected override async validate(value: object, ...options: []): Promise<ValidationError[]> {
    const errors = await super.validate(value, ...options);
    return this.isStored ? [...errors, ...controlCharacterErrors(value)] : errors;
  }
}

/**
 * Validates every body and query. Unknown fields are rejected, and the error names the first broken rule of
 * each field. A parameter of the path remains text for its own pipe, because a conversion would let `01` and
 * `1e3` pass as numbers.
 */
@Injectable()
export class RequestPipe implements PipeTransform {
  private readonly bodies = new RequestValidation(true);
  private readonly others = new RequestValidation(false);

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (metadata.type === 'param' && typeof value === 'string') return value;
    return (metadata.type === 'body' ? this.bodies : this.others).transform(value, metadata);
  }
}

export const validationPipe = (): RequestPipe => new RequestPipe();
