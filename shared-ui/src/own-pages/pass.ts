/// <reference path="../ambient.d.ts" />
export { PassDialog } from './pass/pass-dialog';
export { PassStateTag } from './pass/pass-state-tag';
export { QrCode } from './pass/qr-code';
export { passTexts } from './pass/texts';
export { useWatchedPass } from './pass/use-watched-pass';
