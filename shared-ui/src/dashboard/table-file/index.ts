export { TableFile } from './table-file';
export { tableFileTexts } from './texts';
