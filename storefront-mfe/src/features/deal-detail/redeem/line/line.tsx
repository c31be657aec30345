export { LineDialog } from './line-dialog';
export { waitInLine } from './wait-in-line';
