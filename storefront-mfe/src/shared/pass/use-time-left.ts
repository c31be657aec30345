import { useTexts } from 'shared-ui/i18n';
import { useNow } from 'shared-ui/ui';
import { passTexts } from './texts';
import { timeLeft } from './time-left';

const KEYS = { minutes: 'minutesLeft', hours: 'hoursLeft', days: 'daysLeft' } as const;

/** Returns a text such as "23 h left"; null on the server and after the expiry. */
export function useTimeLeft(expiresAt: string): string | null {
  const t = useTexts(passTexts);
  const now = useNow();
  const left = now && timeLeft(expiresAt, now);
  return left && t(KEYS[left.unit], { count: left.count });
}
