import type { ApiKeyView } from '../../store/api/api-keys';

const SOON_MS = 14 * 86_400_000;

export type ShownState = ApiKeyView['state'] | 'ending';

/** The state of a key; `ending` if less than 14 days are left. @param now undefined on the first render */
export function shownState({ state, expiresAt }: ApiKeyView, now: Date | null | undefined): ShownState {
  if (state !== 'active' || !expiresAt || !now) return state;
  return Date.parse(expiresAt) - now.getTime() < SOON_MS ? 'ending' : state;
}
