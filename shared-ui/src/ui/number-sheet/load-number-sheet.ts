import type { ComponentType } from 'react';
import type { NumberSheetProps } from './number-sheet';

/** Loads the code of the sheet when it is needed, not with the page. */
export const loadNumberSheet = async (): Promise<ComponentType<NumberSheetProps>> =>
  (await import('./number-sheet')).NumberSheet;
