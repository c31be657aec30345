import type { DealPageView } from 'shared-ui/api/deals';
import type { Language } from 'shared-ui/format';
import { inLanguage } from 'shared-ui/i18n';

/**
 * Text alternatives of a deal's photos, in the visitor's language or else the other one. The default is the deal's
 * title.
 */
export const photoWords = (deal: DealPageView, language: Language): string[] =>
  deal.photos.map(
    ({ alt, altNe }) =>
      inLanguage(language, alt ?? '', altNe) || altNe || inLanguage(language, deal.title, deal.titleNe),
  );

/** @param path path of an uploaded photo. @returns the path of its largest size */
export const largestOf = (path: string): string => path.replace(/\d+\.webp$/, '1280.webp');
