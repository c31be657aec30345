import { cx } from 'shared-ui/ui';
import { brandLook } from './brand-look';
import styles from './brand-logo.module.css';

interface BrandLogoProps {
  brand: { slug: string; category: string; logo?: string | null };
  className?: string;
}

/** Logo of a business, or its placeholder icon. */
export function BrandLogo({ brand: { slug, category, logo }, className }: BrandLogoProps) {
  if (logo) {
    return (
      <span className={cx(styles.mark, className)}>
        <img src={logo} alt="" width={96} height={96} loading="lazy" />
      </span>
    );
  }
  const { icon: Icon, tint } = brandLook(slug, category);
  return (
    <span className={cx(styles.mark, className)} style={tint}>
      <Icon size={36} />
    </span>
  );
}
