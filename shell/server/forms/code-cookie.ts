import { plainPath } from 'shared-ui/i18n';
import type { OwnDealView } from 'shared-ui/api/redemptions';
import type { FormReturn } from 'shared-ui/platform';

const NAME = 'dobbar_code';
const SHOWN_SECONDS = 600;
const timeoutMs = 3_000;

/**
 * Creates the cookie that marks the deal whose pass was just issued without JavaScript, so that the next page shows the code.
 */
export const codeCookie = (dealId: number): string =>
  `${NAME}=${dealId}; Path=/; Max-Age=${SHOWN_SECONDS}; HttpOnly; SameSite=Lax`;

/** Returns the id of the deal if its page should show the code, according to the cookie; otherwise null. */
export function dealWithCode(path: string, cookies: string | undefined): number | null {
  const dealId = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,10})(?:;|$)`).exec(cookies ?? '')?.[1];
  return dealId !== undefined && plainPath(path) === `/deals/${dealId}` ? Number(dealId) : null;
}

/** Returns the open pass of the signed-in customer for the page of the deal; null without one. */
export async function openCode(
  dealId: number,
  backendUrl: string,
  headers: Readonly<Record<string, string>>,
): Promise<FormReturn | null> {
  try {
    const answer = await fetch(new URL(`/api/deals/${dealId}/mine`, backendUrl), {
      signal: AbortSignal.timeout(timeoutMs),
      headers,
    });
    if (!answer.ok) return null;
    const { openPass } = (await answer.json()) as OwnDealView;
    return openPass && { values: { code: openPass.code, expiresAt: openPass.expiresAt }, code: 'taken' };
  } catch {
    return null;
  }
}
