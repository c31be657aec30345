/// <reference path="../ambient.d.ts" />
export { brand } from './brand';
export { pageTitle } from './page-title';
export { default as brandIcon } from '../assets/icon.svg';
export { default as wordmark } from '../assets/wordmark.svg';
export { default as wordmarkOnDark } from '../assets/wordmark-on-dark.svg';
