import type { ComponentType } from 'react';
import { lazyPart } from '../kit';
import type { NumberSheetProps } from './number-sheet';

/** Loads the code of the sheet when it is needed, not with the page. */
export const loadNumberSheet = async (): Promise<ComponentType<NumberSheetProps>> =>
  (await import('./number-sheet')).NumberSheet;

/** The link to sign in with Google, for the pages that sign in or up. Its code comes with the sheet's. */
export const GoogleWay = lazyPart(async () => (await import('./number-sheet')).GoogleLink);
