import Bowser from 'bowser';
import type { OwnSessionView } from './own-session.view.js';

export type Device = Pick<OwnSessionView, 'browser' | 'system' | 'kind'>;

const KINDS: Record<string, Device['kind']> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/** Browser, system and kind of device from the user agent, in words that users recognize. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return { browser: browser.name ?? null, system: os.name ?? null, kind: KINDS[platform.type ?? ''] ?? null };
}
