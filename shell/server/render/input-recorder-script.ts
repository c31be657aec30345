import { createHash } from 'node:crypto';
import { noteFirstTouch } from '../../src/app/input-replay/first-touch';
import { noteLastPress } from '../../src/app/input-replay/last-press';
import { recordInput } from '../../src/app/input-replay/record';

/** First script of a rendered page. */
export const inputRecorderScript = `(${recordInput.toString()})();(${noteFirstTouch.toString()})();(${noteLastPress.toString()})()`;

/** Hash of the script for the content security policy. */
export const earlyScriptHash = `sha256-${createHash('sha256').update(inputRecorderScript).digest('base64')}`;
