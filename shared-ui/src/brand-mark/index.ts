/// <reference path="../ambient.d.ts" />
export { brandLook } from './brand-look';
export { BrandMark } from './brand-mark';
