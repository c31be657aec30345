import { ChevronDown } from 'lucide-react';
import { brand, toDevanagari } from 'shared-ui/format';
import wordmarkOnDark from 'shared-ui/assets/wordmark-on-dark.svg';
import { useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { Link } from 'shared-ui/router';
import { useLanguage } from 'shared-ui/store';
import { cx } from 'shared-ui/ui';
import { LanguageLink } from '../header/language-link';
import { NewsletterForm } from './newsletter-form';
import { brandsLink, businessLinks, companyLinks } from '../more-links';
import { categoryLinks, type SiteLink } from '../site-links';
import { siteTexts } from '../site-texts';
import styles from './site-footer.module.css';

/** Links below a heading; on phones they are folded. Browsers without `::details-content` fold them at every width. */
function FooterListPart({ title, links }: { title: SiteLink['text']; links: readonly SiteLink[] }) {
  const t = useTexts(siteTexts);
  return (
    <div>
      <h2 className={cx(styles.title, styles.heading)}>{t(title)}</h2>
      <details className={styles.list}>
        <summary className={cx(styles.title, styles.summary)}>
          {t(title)}
          <ChevronDown size={20} />
        </summary>
        <ul>
          {links.map(({ text, to }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
const FooterList = keptPart(FooterListPart);

/** Links, newsletter form and copyright. */
export function FooterContent() {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const name = brand.name[language];
  // Converted as text: a year has no digit grouping.
  const thisYear = String(new Date().getFullYear());
  const year = language === 'ne' ? toDevanagari(thisYear) : thisYear;
  return (
    <>
      <div className={styles.columns}>
        <div>
          <img src={wordmarkOnDark} alt={name} width={134} height={34} loading="lazy" />
          <p className={styles.line}>{t('madeInNepal')}</p>
        </div>
        <FooterList title="explore" links={[...categoryLinks, brandsLink]} />
        <FooterList title="company" links={companyLinks} />
        <FooterList title="business" links={businessLinks} />
        <NewsletterForm />
      </div>
      <p className={styles.rights}>
        <span>{t('rights', { year, name })}</span>
        <LanguageLink size="long" className={styles.language} />
      </p>
    </>
  );
}
