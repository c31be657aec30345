import type { BrandView } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Rail, Section } from 'shared-ui/kit';
import { Link } from 'shared-ui/router';
import { brandLook } from './brand-look';
import { homeTexts } from './texts';
import styles from './tile.module.css';

function BrandMark({ slug, category, logo }: Pick<BrandView, 'slug' | 'category' | 'logo'>) {
  if (logo) {
    return (
      <span className={styles.mark}>
        <img src={logo} alt="" width={96} height={96} loading="lazy" />
      </span>
    );
  }
  const { icon: Icon, tint } = brandLook(slug, category);
  return (
    <span className={styles.mark} style={tint}>
      <Icon size={36} />
    </span>
  );
}

export function Brands({ brands }: { brands: readonly BrandView[] }) {
  const t = useTexts(homeTexts);
  if (brands.length === 0) return null;
  return (
    <Section>
      <Rail heading={<h2>{t('brands')}</h2>} step={400} columns={8} tabletColumns={4} gap={18} phone="grid">
        {brands.map((brand) => (
          <Link
            key={brand.slug}
            to={`/deals?vendor=${encodeURIComponent(brand.slug)}`}
            className={styles.tile}
          >
            <BrandMark {...brand} />
            {brand.businessName}
          </Link>
        ))}
      </Rail>
    </Section>
  );
}
