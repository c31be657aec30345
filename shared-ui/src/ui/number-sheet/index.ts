export { GoogleWay, loadNumberSheet } from './load-number-sheet';
export type { NumberSheetProps } from './number-sheet';
