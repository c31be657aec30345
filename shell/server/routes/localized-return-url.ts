import { localizedPath } from 'shared-ui/i18n';

const FROM_GATEWAY = /^\/checkout\/return\//;
const NEPALI = /(?:^|;\s*)lang=ne(?:;|$)/;

/**
 * Returns the Nepali path for a visitor with the Nepali language cookie, because gateways return to an address without a
 * language.
 * @param target the requested path and query
 * @returns the redirect target, or undefined
 */
export const localizedReturnUrl = (target: string, cookie: string | undefined): string | undefined =>
  FROM_GATEWAY.test(target) && NEPALI.test(cookie ?? '') ? localizedPath(target, 'ne') : undefined;
