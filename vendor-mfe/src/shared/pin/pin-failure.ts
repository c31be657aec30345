import { describeFailure, type Language } from 'shared-ui/i18n';
import { isApiFailure } from 'shared-ui/store';
import type { PinProblem } from './pin-problem';

const LOCK_SECONDS = 60;

/** Problem of a PIN that the server named; null if the failure is about something else. */
export function pinFailure(failure: unknown): PinProblem | null {
  if (!isApiFailure(failure)) return null;
  switch (failure.code) {
    case 'pin.wrong':
      return { kind: 'wrong', triesLeft: failure.triesLeft ?? 0 };
    case 'pin.locked':
      return { kind: 'locked', seconds: LOCK_SECONDS };
    case 'pin.not-set':
      return { kind: 'not-set' };
    default:
      return null;
  }
}

/** Problem of a PIN, or what else the server said. */
export async function problemOf(
  failure: unknown,
  language: Language,
  otherwise: string,
): Promise<PinProblem> {
  return pinFailure(failure) ?? { kind: 'other', text: await describeFailure(failure, language, otherwise) };
}
