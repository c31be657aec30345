import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { urgencyOf } from '../../format';
import { businessNameIn, inLanguage, sharedTexts, useFormat, useTexts } from '../../platform/i18n';
import { Badge, SkeletonBlock, cx, Picture, Price, Saving, PerforationLine, useNow } from '../kit';
import { pictureWidths, type CardDeal } from './card-deal';
import { pictureOf } from './covers';
import { DealFacts, HonourFact } from './deal-facts';
import styles from './deal-card.module.css';
import ticket from './deal-ticket.module.css';

interface DealCardProps {
  deal: CardDeal;
  /** Heading level of the title. */
  level?: 2 | 3;
  /** Loads the picture eagerly, for cards that are visible when the page opens. */
  eager?: boolean;
  /** Renders a card without interaction, as in the preview of a form. */
  preview?: boolean;
  /** Renders the card of a deal whose page no longer exists. */
  unlinked?: boolean;
  /** Button in the corner of the cover. */
  favorite?: ReactNode;
  /** Places the cover beside the text, for lists. */
  isTicket?: boolean;
  /** True if distances are measured from the center of an area. */
  isAbout?: boolean;
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
  return (
    <span className={styles.urgency} data-part="urgency">
      {words}
    </span>
  );
}

function Cover({ deal, eager }: Pick<DealCardProps, 'deal' | 'eager'>) {
  const format = useFormat();
  const badge = format.badge(deal);
  return (
    <div className={styles.cover} data-part="cover">
      <Picture
        src={pictureOf(deal, format.language)}
        widths={pictureWidths}
        sizes="(min-width: 760px) 300px, 92vw"
        alt=""
        width={800}
        height={500}
        loading={eager ? 'eager' : 'lazy'}
      />
      {deal.discountValue && (
        <Badge kind={badge.kind} className={cx(styles.badge, ticket.badge)}>
          {badge.text}
        </Badge>
      )}
      <UrgencyMark deal={deal} />
    </div>
  );
}

/** Prices, saving and end date; in a list the honour score of the business as well. */
function Foot({ deal, isTicket }: Pick<DealCardProps, 'deal' | 'isTicket'>) {
  const t = useTexts(sharedTexts);
  const format = useFormat();
  return (
    <div className={styles.foot} data-part="foot">
      <div>
        <Price originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
        {deal.sumToPay !== undefined && deal.sumToPay > deal.discountedPrice && (
          <div className={styles.sum}>{t('sumToPay', { amount: format.money(deal.sumToPay) })}</div>
        )}
        <div className={styles.saving} data-part="saving">
          <Saving originalPrice={deal.originalPrice} discountedPrice={deal.discountedPrice} />
        </div>
      </div>
      {isTicket && <HonourFact deal={deal} />}
      <div className={styles.until} data-part="until">
        {isTicket ? (
          t('untilDay', { day: format.shortDate(deal.endDate) })
        ) : (
          <>
            {t('validUntil')} <b>{format.day(deal.endDate)}</b>
          </>
        )}
      </div>
    </div>
  );
}

/** Card of a deal in the shape of a ticket. */
export function DealCard(props: DealCardProps) {
  const { deal, level = 3, eager, preview, unlinked, favorite, isTicket, isAbout } = props;
  const format = useFormat();
  const { language } = format;
  const Title = `h${level}` as const;
  const title = inLanguage(language, deal.title, deal.titleNe);
  const kind = [deal.category, deal.area ?? deal.location].flatMap((named) =>
    named ? [inLanguage(language, named.name, named.nameNe)] : [],
  );

  return (
    <article className={cx(styles.card, isTicket && ticket.ticket)} data-deal={preview ? undefined : deal.id}>
      <Cover deal={deal} eager={eager} />
      <div className={styles.body} data-part="body">
        <div className={styles.kind} data-part="kind">
          {kind.join(' · ')}
        </div>
        <Title className={styles.title} data-part="title">
          {preview || unlinked ? (
            title
          ) : (
            <Link to={`/deals/${deal.id}`} className={styles.link}>
              {title}
            </Link>
          )}
        </Title>
        <div className={styles.business}>{deal.vendor && businessNameIn(language, deal.vendor)}</div>
        <DealFacts deal={deal} isAbout={isAbout} />
        {!isTicket && <HonourFact deal={deal} />}
      </div>
      {favorite}
      {!isTicket && <PerforationLine />}
      <Foot {...{ deal, isTicket }} />
    </article>
  );
}

/** Skeleton of a card with the same size. */
export const DealCardSkeleton = ({ isTicket }: Pick<DealCardProps, 'isTicket'>) => (
  <div className={cx(styles.card, isTicket && ticket.ticket)}>
    <SkeletonBlock className={cx(styles.boneCover, ticket.boneCover)} />
    <div className={styles.body} data-part="body">
      <SkeletonBlock className={styles.boneLine} />
      <SkeletonBlock className={styles.boneTitle} />
      <SkeletonBlock className={styles.boneLine} />
    </div>
    {!isTicket && <PerforationLine />}
    <div className={styles.foot} data-part="foot">
      <SkeletonBlock className={styles.bonePrice} />
      <SkeletonBlock className={styles.bonePrice} />
    </div>
  </div>
);
