import { createHash } from 'node:crypto';
import { recordEarlyEvents } from '../../src/app/early-events/record';

/** What a rendered page runs before anything else. */
export const earlyScript = `(${recordEarlyEvents.toString()})()`;

/** How the content security policy names it. */
export const earlyScriptHash = `sha256-${createHash('sha256').update(earlyScript).digest('base64')}`;
