import { ValidationPipe, type ValidationError } from '@nestjs/common';
import type { FieldError } from '../errors/app-error.js';
import { InvalidRequest } from '../errors/common.errors.js';

const fieldsOf = (errors: ValidationError[], parent = ''): FieldError[] =>
  errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const messages = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
      field,
      message: rule === 'whitelistValidation' ? 'This field is not accepted.' : message,
    }));
    return [...messages.slice(0, 1), ...fieldsOf(error.children ?? [], field)];
  });

/** Checks every body and query. Unknown fields are refused, the first broken rule of each field is named. */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const fields = fieldsOf(errors);
      return new InvalidRequest({ errors: fields }, fields[0]?.message);
    },
  });
