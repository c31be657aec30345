import { localizedPath } from 'shared-ui/i18n';

const FROM_GATEWAY = /^\/checkout\/return\//;
const NEPALI = /(?:^|;\s*)lang=ne(?:;|$)/;

/**
 * Gateways send the browser back to an address without a language: who left in Nepali goes on in Nepali.
 * @param target path and query as they were asked for
 * @returns where to go instead, if anywhere
 */
export const localizedReturnUrl = (target: string, cookie: string | undefined): string | undefined =>
  FROM_GATEWAY.test(target) && NEPALI.test(cookie ?? '') ? localizedPath(target, 'ne') : undefined;
