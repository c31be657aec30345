import type { Role } from '../../../common/access/session-user.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** `idle`: seconds without a request until expiry; `most`: absolute lifetime in seconds. */
export const sessionLifetime = (role: Role): { idle: number; most: number } =>
  role === 'admin' ? { idle: 12 * HOUR, most: 12 * HOUR } : { idle: 30 * DAY, most: 90 * DAY };

/** Minutes for which a step-up is valid; opening a session counts as one (rule A13). */
export const STEP_UP_MINUTES = 10;

/** Minimum interval between updates of a session's last visit, in seconds. */
export const TOUCH_EVERY = 300;
