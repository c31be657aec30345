import { pictureOf, type CardDeal, Badge, ButtonLink, Container, DhakaBand, Price } from 'shared-ui/ui';
import { keptPart } from 'shared-ui/platform';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import styles from './specials.module.css';
import { homeTexts } from './texts';

function Special({ deal }: { deal: CardDeal }) {
  const t = useTexts(homeTexts);
  const format = useFormat();
  const badge = format.badge(deal);
  const place = deal.location && inLanguage(format.language, deal.location.name, deal.location.nameNe);
  const title = inLanguage(format.language, deal.title, deal.titleNe);
  return (
    <article className={styles.special}>
      <img src={pictureOf(deal, format.language)} alt="" width={400} height={270} loading="lazy" />
      <div className={styles.body}>
        <Badge kind={badge.kind}>{badge.text}</Badge>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.place}>
          {[deal.vendor && businessNameIn(format.language, deal.vendor), place].filter(Boolean).join(' · ')}
        </p>
        <div className={styles.price}>
          <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
        </div>
        <div className={styles.foot}>
          <ButtonLink to={`/deals/${deal.id}`} aria-label={`${t('redeemNow')}: ${title}`}>
            {t('redeemNow')}
          </ButtonLink>
          <span>{t('until', { day: format.shortDate(deal.endDate) })}</span>
        </div>
      </div>
    </article>
  );
}

function SpecialsPart({ deals }: { deals: readonly CardDeal[] }) {
  const t = useTexts(homeTexts);
  if (deals.length === 0) return null;
  return (
    <section className={styles.block} data-ink>
      <DhakaBand size="slim" />
      <Container>
        <div className={styles.head}>
          <div>
            <h2>{t('specials')}</h2>
            <p>{t('specialsLead')}</p>
          </div>
          <ButtonLink to="/deals" variant="sun" size="small">
            {t('seeAllSpecials')}
          </ButtonLink>
        </div>
        <div className={styles.specials}>
          {deals.map((deal) => (
            <Special key={deal.id} deal={deal} />
          ))}
        </div>
      </Container>
    </section>
  );
}
export const Specials = keptPart(SpecialsPart);
