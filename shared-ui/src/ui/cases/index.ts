/// <reference path="../../ambient.d.ts" />
export { CaseList } from './list/case-list';
export { CasePage } from './case-page';
export { PhotoChoice, type ChosenPhoto } from './messages/photo-choice';
export { caseTexts } from './texts';
export { ChoiceList } from './form/choice-list';
