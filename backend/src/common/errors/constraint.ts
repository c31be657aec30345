import { QueryFailedError } from 'typeorm';

/** Whether the database rejected because of this constraint or index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === constraint;

/** Whether the database rejected because other rows refer to this one. */
export const isStillReferred = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23503';
