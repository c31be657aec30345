/// <reference path="../../ambient.d.ts" />
export { DevelopersPage } from './developers-page';
export type { KeyCalls, NewKey } from './key-calls';
export { developerTexts } from './texts';
