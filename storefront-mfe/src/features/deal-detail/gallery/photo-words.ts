import type { DealPageView } from 'shared-ui/api/deals';
import type { Language } from 'shared-ui/format';
import { inLanguage } from 'shared-ui/i18n';

/** What each photo of a deal shows, in the visitor's language or else the other one; the deal's title where nothing is said. */
export const photoWords = (deal: DealPageView, language: Language): string[] =>
  deal.photos.map(
    ({ alt, altNe }) =>
      inLanguage(language, alt ?? '', altNe) || altNe || inLanguage(language, deal.title, deal.titleNe),
  );

/** @param path of an uploaded photo. @returns the address of its largest size */
export const largestOf = (path: string): string => path.replace(/\d+\.webp$/, '1280.webp');
