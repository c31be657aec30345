import type { ScreenTexts } from 'shared-ui/contract';
import { siteTexts } from '../features/site-layout/site-texts';
import { appTexts } from './app-texts';

/** What the shell itself says around a public page; rendered with it and sent along. */
export const shellTexts: readonly ScreenTexts[] = [appTexts, siteTexts];
