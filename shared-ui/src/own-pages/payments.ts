/// <reference path="../ambient.d.ts" />
export { GATEWAYS, type Gateway } from './payments/gateways';
export { paymentTexts } from './payments/texts';
