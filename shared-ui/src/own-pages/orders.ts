/// <reference path="../ambient.d.ts" />
export { pictureOfLine } from './orders/picture-of-line';
