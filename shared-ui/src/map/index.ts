/// <reference path="../ambient.d.ts" />
export { PinMap } from './pin-map';
export { PlaceMap, type MapPlace } from './place-map';
export { mapTexts } from './texts';
