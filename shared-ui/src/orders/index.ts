/// <reference path="../ambient.d.ts" />
export { pictureOfLine } from './picture-of-line';
