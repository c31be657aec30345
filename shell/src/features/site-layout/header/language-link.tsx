import { localizedPath, plainPath } from 'shared-ui/i18n';
import { useLocation } from 'shared-ui/router';
import { rememberLanguage, useLanguage } from 'shared-ui/store';

const names = {
  long: { en: 'English', ne: 'नेपाली' },
  short: { en: 'EN', ne: 'ने' },
} as const;

interface LanguageLinkProps {
  readonly size: keyof typeof names;
  /** True if the language is not a part of the address, as in the account. */
  readonly keepsAddress?: boolean;
  readonly className?: string;
}

/** Links to the same page in the other language, with a full page load, because all content changes. */
export function LanguageLink({ size, keepsAddress, className }: LanguageLinkProps) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const other = language === 'en' ? 'ne' : 'en';
  return (
    <a
      href={(keepsAddress ? pathname : localizedPath(plainPath(pathname), other)) + search}
      hrefLang={other}
      lang={other}
      title={names.long[other]}
      className={className}
      onClick={() => rememberLanguage(other)}
    >
      {names[size][other]}
    </a>
  );
}
