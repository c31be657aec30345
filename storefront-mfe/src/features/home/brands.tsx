import type { BrandView } from 'shared-ui/api/brands';
import { BrandLogo } from '../../shared/brand-logo/brand-logo';
import { Rail } from './rail/rail';
import { keptPart } from 'shared-ui/platform';
import { Section } from 'shared-ui/ui';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { homeTexts } from './texts';
import styles from './tile.module.css';

function BrandsPart({ brands }: { brands: readonly BrandView[] }) {
  const t = useTexts(homeTexts);
  const language = useLanguage();
  if (brands.length === 0) return null;
  return (
    <Section>
      <Rail heading={<h2>{t('brands')}</h2>} step={400} columns={8} tabletColumns={4} gap={18} phone="grid">
        {brands.map((brand) => (
          <Link key={brand.slug} to={`/brand/${encodeURIComponent(brand.slug)}`} className={styles.tile}>
            <BrandLogo brand={brand} className={styles.mark} />
            {businessNameIn(language, brand)}
          </Link>
        ))}
      </Rail>
    </Section>
  );
}
export const Brands = keptPart(BrandsPart);
