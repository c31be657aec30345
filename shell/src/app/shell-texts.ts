import type { ScreenTexts } from 'shared-ui/remote';
import { siteTexts } from '../features/site-layout/site-texts';
import { appTexts } from './app-texts';

/** What the shell itself says around a public page; rendered with it and sent along. */
export const shellTexts: readonly ScreenTexts[] = [appTexts, siteTexts];
