import { createHash } from 'node:crypto';
import { captureInstallPrompt } from 'shared-ui/platform';
import { noteFirstTouch } from '../../src/app/input-replay/first-touch';
import { noteLastPress } from '../../src/app/input-replay/last-press';
import { recordInput } from '../../src/app/input-replay/record';
import { startScripts } from '../../src/app/input-replay/start-scripts';

/** The one inline script of a rendered page. */
export const inputRecorderScript = [
  recordInput,
  noteFirstTouch,
  noteLastPress,
  captureInstallPrompt,
  startScripts,
]
  .map((part) => `(${part.toString()})()`)
  .join(';');

/** Hash of the script for the content security policy. */
export const inputRecorderHash = `sha256-${createHash('sha256').update(inputRecorderScript).digest('base64')}`;
