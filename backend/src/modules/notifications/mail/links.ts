import type { Language } from '../kinds/translation.js';

/**
 * Returns the URL of a page of the front end. Public pages have a Nepali version under `/ne`; the dashboard
 * uses the language of the account.
 * @param path begins with `/`
 */
export const linkTo = (publicUrl: string, path: string, language: Language): string =>
  `${publicUrl}${language === 'ne' && !path.startsWith('/dashboard') ? '/ne' : ''}${path}`;
