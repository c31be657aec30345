import { QueryFailedError } from 'typeorm';

/** Returns true if the database rejected a statement because of this constraint or index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === constraint;

/** Returns true if the database rejected a deletion because other rows refer to the row. */
export const isStillReferred = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23503';
