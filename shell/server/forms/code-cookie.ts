import { plainPath } from 'shared-ui/i18n';
import type { OwnDealView } from 'shared-ui/api/redemptions';
import type { FormReturn } from 'shared-ui/platform';

const NAME = 'dobbar_code';
const SHOWN_SECONDS = 600;
const timeoutMs = 3_000;

/** Marks the deal whose code was just issued without a script, so that its next page shows the code. */
export const codeCookie = (dealId: number): string =>
  `${NAME}=${dealId}; Path=/; Max-Age=${SHOWN_SECONDS}; HttpOnly; SameSite=Lax`;

/** The deal whose page, asked for with these cookies, shows the visitor's code. */
export function dealWithCode(path: string, cookies: string | undefined): number | null {
  const dealId = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,10})(?:;|$)`).exec(cookies ?? '')?.[1];
  return dealId !== undefined && plainPath(path) === `/deals/${dealId}` ? Number(dealId) : null;
}

/** The open code of whoever is signed in, as the page of the deal shows it; null without one. */
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
