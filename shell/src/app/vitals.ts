import { plainPath } from 'shared-ui/i18n';
import { vitalsCountPath } from 'shared-ui/api/paths';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

const PHONE_WIDTH = 768;

const PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/deals\/\d+/, 'deal'],
  [/^\/deals\b/, 'deals'],
  [/^\/brands\b/, 'brands'],
  [/^\/dashboard\/counter\b/, 'counter'],
  [/^\/dashboard\b/, 'dashboard'],
];

type Value = Pick<Metric, 'name' | 'value'>;
type Observe = (note: (value: Value) => void) => void;

const OBSERVERS: readonly Observe[] = [onCLS, onINP, onLCP, onTTFB];

/** The kind of a page; its address itself is not sent. */
export const pageKindOf = (path: string): string =>
  PAGES.find(([form]) => form.test(plainPath(path)))?.[1] ?? 'other';

function connectionKind(): string {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  if (!connection?.effectiveType) return 'unknown';
  return connection.effectiveType === '4g' ? 'fast' : 'slow';
}

/** Sends the web vitals of this page load once, when the page is left. Nothing of them names the visitor (ADR 117). */
export function sendVitals(observers: readonly Observe[] = OBSERVERS): void {
  const page = pageKindOf(location.pathname);
  const values: Record<string, number> = {};
  let isSent = false;
  const note = ({ name, value }: Value) => {
    values[name.toLowerCase()] = value;
  };
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    isSent = true;
    const body = JSON.stringify({
      page,
      device: innerWidth < PHONE_WIDTH ? 'phone' : 'computer',
      connection: connectionKind(),
      values,
    });
    // Best effort: a failed request is ignored.
    fetch(vitalsCountPath, {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => undefined);
  };
  // The library reports its last values in the same event; its listeners are older.
  for (const observe of observers) observe(note);
  addEventListener('visibilitychange', send);
}
