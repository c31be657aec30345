import { BadgeCheck, MapPin } from 'lucide-react';
import type { DealPageView } from 'shared-ui/api/deals';
import { pictureOf, pictureWidths, Avatar, Badge, Picture, Tag } from 'shared-ui/ui';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import shared from './deal-detail-page.module.css';
import styles from './deal-summary.module.css';
import { dealDetailTexts } from './texts';
import { TrustStrip } from './trust/trust-strip';

export function DealPicture({ deal }: { deal: DealPageView }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const badge = format.badge(deal);
  const drawn = deal.image ? null : deal.coverName;
  const [photo] = deal.photos;
  const { en, ne } = drawn ?? { en: photo?.alt ?? deal.title, ne: photo?.altNe ?? deal.titleNe };
  return (
    <div className={styles.picture}>
      <Picture
        src={pictureOf(deal, format.language)}
        widths={pictureWidths}
        sizes="(min-width: 1080px) 720px, 96vw"
        alt={deal.image || drawn ? inLanguage(format.language, en, ne) : ''}
        width={800}
        height={450}
        fetchPriority="high"
      />
      {drawn && <span className={styles.illustration}>{t('illustration')}</span>}
      <Badge kind={badge.kind} large className={styles.badge}>
        {badge.text}
      </Badge>
    </div>
  );
}

/** Title, category, location, business and trust strip of the deal. */
export function DealSummary({ deal, reviewsPath }: { deal: DealPageView; reviewsPath: string }) {
  const t = useTexts(dealDetailTexts);
  const format = useFormat();
  const { category, area, location, vendor } = deal;
  const places = [area, location].flatMap((place) => place ?? []);
  return (
    <>
      <div className={styles.meta}>
        <Tag tone="brand">{inLanguage(format.language, category.name, category.nameNe)}</Tag>
        {places.length > 0 && (
          <span className={styles.place}>
            <MapPin size={16} />
            {places.map(({ name, nameNe }) => inLanguage(format.language, name, nameNe)).join(', ')}
          </span>
        )}
      </div>
      <h1 className={styles.title}>{inLanguage(format.language, deal.title, deal.titleNe)}</h1>
      <div className={styles.vendor}>
        <Avatar name={businessNameIn(format.language, vendor)} image={vendor.logo} />
        <div>
          <Link to={`/brand/${vendor.slug}`} className={styles.vendorName}>
            {businessNameIn(format.language, vendor)}
            <BadgeCheck size={18} />
          </Link>
          <div className={shared.small}>{t('businessFacts', { count: vendor.dealCount })}</div>
        </div>
      </div>
      <TrustStrip deal={deal} reviewsPath={reviewsPath} />
    </>
  );
}
