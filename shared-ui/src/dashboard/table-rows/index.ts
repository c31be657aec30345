export { RowDetails, type RowFact } from './row-details';
export { RowToggle } from './row-toggle';
export { tableRowsTexts } from './texts';
