import Bowser from 'bowser';
import type { OwnSessionView } from './own-session.view.js';

export type Device = Pick<OwnSessionView, 'browser' | 'system' | 'kind'>;

const KINDS: Record<string, Device['kind']> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/** What a browser says of itself, in words a person knows their devices by. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name ?? null, system: os.name ?? null, kind: KINDS[platform.type ?? ''] ?? null };
}
