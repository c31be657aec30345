import type { Choice } from './choice';

const MAX_RECENT = 6;

const keyOf = (userId: number): string => `dobbar.palette.${userId}`;

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'to' in value && 'label' in value;

/** Latest choices of this tab. They contain names of users, so they are stored in sessionStorage only. */
export function recentChoices(userId: number): Choice[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(saved)
      ? saved.filter(isChoice).map((choice) => ({ ...choice, kind: 'recent' }))
      : [];
  } catch {
    return [];
  }
}

export function rememberChoice(userId: number, choice: Choice): void {
  const others = recentChoices(userId).filter(({ to }) => to !== choice.to);
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify([choice, ...others].slice(0, MAX_RECENT)));
  } catch {
    // Without sessionStorage there are no recent choices.
  }
}
