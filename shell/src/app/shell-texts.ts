import type { ScreenTexts } from 'shared-ui/remote';
import { siteTexts } from '../features/site-layout/site-texts';
import { appTexts } from './app-texts';

/** Translations of the shell for public pages; rendered and sent with the page. */
export const shellTexts: readonly ScreenTexts[] = [appTexts, siteTexts];
