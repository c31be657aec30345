/// <reference path="../ambient.d.ts" />
export { PlaceMap, type MapPlace } from './place-map';
export { mapTexts } from './texts';
