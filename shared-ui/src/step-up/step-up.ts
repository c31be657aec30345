import type { Language } from '../format';

/** Whether the server refused a call because the session had no step-up within the last 10 minutes. */
export const needsStepUp = (problem: unknown): boolean =>
  (problem as { code?: unknown } | undefined)?.code === 'auth.step-up-required';

let asking: Promise<boolean> | null = null;

/**
 * Asks for the password or a code, once for all calls that need it at that time.
 * @returns whether it was confirmed, so that the call may be repeated
 */
export function stepUp(language: Language): Promise<boolean> {
  // Fetched only once it is needed.
  asking ??= import('./ask-step-up')
    .then((part) => part.askStepUp(language))
    .catch(() => false)
    .finally(() => (asking = null));
  return asking;
}
