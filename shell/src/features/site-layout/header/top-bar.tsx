import { Globe, Phone } from 'lucide-react';
import { brandContact } from '../footer/brand-contact';
import { useTexts } from 'shared-ui/i18n';
import { Container } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import { LanguageLink } from './language-link';
import { topLinks } from '../site-links';
import { siteTexts } from '../site-texts';
import styles from './top-bar.module.css';

export function TopBar() {
  const t = useTexts(siteTexts);
  return (
    <div className={styles.bar} data-ink>
      <Container className={styles.row}>
        <a href={`tel:${brandContact.dial}`} className={styles.item}>
          <Phone size={16} aria-hidden />
          {brandContact.phone}
        </a>
        <span>{t('openHours')}</span>
        <nav className={styles.links} aria-label={t('company')}>
          {topLinks.map(({ text, to }) => (
            <Link key={to} to={to} className={styles.link}>
              {t(text)}
            </Link>
          ))}
        </nav>
        <span className={styles.language}>
          <Globe size={16} aria-hidden />
          <LanguageLink size="long" />
        </span>
      </Container>
    </div>
  );
}
