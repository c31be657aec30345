import { createHash } from 'node:crypto';
import { noteFirstTouch } from '../../src/app/input-replay/first-touch';
import { noteLastPress } from '../../src/app/input-replay/last-press';
import { recordInput } from '../../src/app/input-replay/record';

/** What a rendered page runs before anything else. */
export const inputRecorderScript = `(${recordInput.toString()})();(${noteFirstTouch.toString()})();(${noteLastPress.toString()})()`;

/** How the content security policy names it. */
export const earlyScriptHash = `sha256-${createHash('sha256').update(inputRecorderScript).digest('base64')}`;
