import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { urgencyOf } from '../../format';
import { businessNameIn, inLanguage, sharedTexts, useFormat, useTexts } from '../../platform/i18n';
import { Badge, Picture, Price, RatingMark, Saving, Seam, useNow } from '../kit';
import { pictureOf, pictureWidths, type CardDeal } from './card-deal';
import styles from './deal-card.module.css';

interface DealCardProps {
  deal: CardDeal;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  /** Loads the picture at once: for the cards in sight when the page opens. */
  eager?: boolean;
  /** Shows the card alone, as in the preview of a form. */
  preview?: boolean;
  /** Shows the card of a deal that has no page any more. */
  unlinked?: boolean;
  /** The button in the corner of the cover. */
  favorite?: ReactNode;
}

function UrgencyMark({ deal }: { deal: CardDeal }) {
  const t = useTexts(sharedTexts);
  const now = useNow();
  const urgency = now && urgencyOf(deal, now);
  if (!urgency) return null;
  const words =
    urgency.kind === 'left'
      ? t('left', { count: urgency.left })
      : urgency.days === 0
        ? t('endsToday')
        : t('endsIn', { count: urgency.days });
  return <span className={styles.urgency}>{words}</span>;
}

function Cover({ deal, eager }: Pick<DealCardProps, 'deal' | 'eager'>) {
  const badge = useFormat().badge(deal);
  return (
    <div className={styles.cover}>
      <Picture
        src={pictureOf(deal)}
        widths={pictureWidths}
        sizes="(max-width: 760px) 92vw, 300px"
        alt=""
        width={800}
        height={500}
        loading={eager ? 'eager' : 'lazy'}
      />
      {deal.discountValue && (
        <Badge kind={badge.kind} className={styles.badge}>
          {badge.text}
        </Badge>
      )}
      <UrgencyMark deal={deal} />
    </div>
  );
}

/** Prices, saving and the last day. */
function Foot({ deal }: { deal: CardDeal }) {
  const t = useTexts(sharedTexts);
  const format = useFormat();
  return (
    <div className={styles.foot}>
      <div>
        <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
        {deal.sumToPay !== undefined && deal.sumToPay > deal.discountedPrice && (
          <div className={styles.sum}>{t('sumToPay', { amount: format.money(deal.sumToPay) })}</div>
        )}
        <div className={styles.saving}>
          <Saving originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
        </div>
      </div>
      <div className={styles.until}>
        {t('validUntil')} <b>{format.day(deal.endDate)}</b>
      </div>
    </div>
  );
}

/** A deal as a ticket. */
export function DealCard({ deal, level = 3, eager, preview, unlinked, favorite }: DealCardProps) {
  const format = useFormat();
  const { language } = format;
  const Title = `h${level}` as const;
  const title = inLanguage(language, deal.title, deal.titleNe);
  const kind = [deal.category, deal.location].flatMap((named) =>
    named ? [inLanguage(language, named.name, named.nameNe)] : [],
  );

  return (
    <article className={styles.card} data-deal={preview ? undefined : deal.id}>
      <Cover deal={deal} eager={eager} />
      <div className={styles.body}>
        <div className={styles.kind}>{kind.join(' · ')}</div>
        <Title className={styles.title}>
          {preview || unlinked ? (
            title
          ) : (
            <Link to={`/deals/${deal.id}`} className={styles.link}>
              {title}
            </Link>
          )}
        </Title>
        <div className={styles.meta}>
          {typeof deal.averageRating === 'number' && (
            <RatingMark rating={deal.averageRating}>
              <span>({format.number(deal.reviewCount ?? 0)}) ·</span>
            </RatingMark>
          )}
          <span className={styles.business}>{deal.vendor && businessNameIn(language, deal.vendor)}</span>
        </div>
      </div>
      {favorite}
      <Seam />
      <Foot deal={deal} />
    </article>
  );
}
