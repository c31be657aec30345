import { Globe, Phone } from 'lucide-react';
import { brandContact } from '../footer/brand-contact';
import { useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { Link } from 'shared-ui/router';
import { LanguageLink } from './language-link';
import type { SiteLink } from '../site-links';
import { siteTexts } from '../site-texts';
import styles from './top-bar.module.css';

const topLinks: readonly SiteLink[] = [
  { text: 'howItWorks', to: '/how-it-works' },
  { text: 'forBusinesses', to: '/for-businesses' },
  { text: 'help', to: '/help' },
];

function TopLinksPart() {
  const t = useTexts(siteTexts);
  return (
    <nav className={styles.links} aria-label={t('company')}>
      {topLinks.map(({ text, to }) => (
        <Link key={to} to={to} className={styles.link}>
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
const TopLinks = keptPart(TopLinksPart);

/** Phone number, hours, links and the other language. */
export function TopBarContent() {
  const t = useTexts(siteTexts);
  return (
    <>
      <a href={`tel:${brandContact.dial}`} className={styles.item}>
        <Phone size={16} aria-hidden />
        {brandContact.phone}
      </a>
      <span>{t('openHours')}</span>
      <TopLinks />
      <span className={styles.language}>
        <Globe size={16} aria-hidden />
        <LanguageLink size="long" />
      </span>
    </>
  );
}
