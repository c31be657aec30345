import type { Logger } from '@nestjs/common';
import { isDatabaseAway } from '../errors/translate-error.js';

/**
 * Processes one row of many. A failure is logged and delays no other row; only an unreachable database ends the work.
 * @param failure the log line after a failure
 * @returns false after a failure
 */
export async function attempt(
  logger: Logger,
  failure: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    logger.error(error, failure);
    return false;
  }
}
