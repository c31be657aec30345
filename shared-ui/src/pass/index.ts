/// <reference path="../ambient.d.ts" />
export { PassDialog } from './pass-dialog';
export { PassStateTag } from './pass-state-tag';
export { QrCode } from './qr-code';
export { passTexts } from './texts';
export { useWatchedPass } from './use-watched-pass';
