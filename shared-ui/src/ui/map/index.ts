/// <reference path="../../ambient.d.ts" />
export { PinMap } from './pin-map';
export type { MapPlace } from './map-place';
export { PlaceMap } from './place-map';
export { mapTexts } from './texts';
