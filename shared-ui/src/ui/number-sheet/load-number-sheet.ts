import type { ComponentType } from 'react';
import type { NumberSheetProps } from './number-sheet';

/** The sheet's code is fetched when somebody needs it, not with the page. */
export const loadNumberSheet = async (): Promise<ComponentType<NumberSheetProps>> =>
  (await import('./number-sheet')).NumberSheet;
