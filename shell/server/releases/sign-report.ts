import { createHmac } from 'node:crypto';

/** Header with the signature of a report. */
export const SIGNATURE = 'dobbar-signature';

/**
 * Signs a report of releases to the backend, which accepts it for five minutes.
 * @param secret `RELEASES_SECRET`
 * @param path path at the backend
 * @param body body as it is sent
 * @returns value of the header `SIGNATURE`
 */
export function signReport(secret: string, path: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const signature = createHmac('sha256', secret)
    .update(`release-report\0${seconds}\nPOST ${path}\n${body}`)
    .digest('hex');
  return `t=${seconds},v1=${signature}`;
}
