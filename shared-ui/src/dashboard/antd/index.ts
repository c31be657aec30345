/// <reference path="../../ambient.d.ts" />
export { BrandProvider } from './brand-provider';
