import type { Language } from '../kinds/mail-text.js';

/**
 * The address of a page of ours. Public pages have a Nepali twin under `/ne`; the dashboard follows the account's setting.
 * @param path begins with `/`
 */
export const linkTo = (publicUrl: string, path: string, language: Language): string =>
  `${publicUrl}${language === 'ne' && !path.startsWith('/dashboard') ? '/ne' : ''}${path}`;
