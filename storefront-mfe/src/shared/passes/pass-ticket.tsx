import type { PassView } from 'shared-ui/api/redemptions';
import { businessNameIn, inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink, pictureOf, Tag } from 'shared-ui/ui';
import { PassAnswer } from '../honour/honour-parts';
import { PassStateTag } from '../pass/pass-state-tag';
import { PassSums } from './pass-sums';
import styles from './pass-ticket.module.css';
import { passesTexts } from './texts';

/** Time of the redemption, or how the pass ended. */
function PassEnd({ pass }: { pass: PassView }) {
  const t = useTexts(passesTexts);
  const format = useFormat();
  if (pass.state === 'redeemed')
    return <Tag tone="neutral">{t('usedOn', { when: format.dateTime(pass.redeemedAt) })}</Tag>;
  return (
    <>
      <PassStateTag state={pass.state} />
      {pass.state === 'expired' && (
        <span className={styles.small}>{t('endedOn', { when: format.dateTime(pass.expiresAt) })}</span>
      )}
    </>
  );
}

interface PassTicketProps {
  pass: PassView;
  /** Heading level of the title. */
  level: 2 | 3;
}

/** Redeemed or ended pass, with a link for reviewing or viewing the deal. */
export function PassTicket({ pass, level }: PassTicketProps) {
  const Title = `h${level}` as const;
  const t = useTexts(passesTexts);
  const { language } = useFormat();
  const { deal } = pass;
  const place = deal.location && inLanguage(language, deal.location.name, deal.location.nameNe);
  const reviewable = pass.state === 'redeemed' && !pass.isReviewed;
  return (
    <article className={styles.ticket}>
      <img
        src={pictureOf(deal, language)}
        alt=""
        width={190}
        height={136}
        loading="lazy"
        className={styles.picture}
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <PassEnd pass={pass} />
        </div>
        <Title className={styles.title}>{inLanguage(language, deal.title, deal.titleNe)}</Title>
        <p className={styles.small}>
          {[businessNameIn(language, deal.vendor), place].filter(Boolean).join(', ')}
        </p>
        <PassSums pass={pass} />
        <PassAnswer pass={pass} />
      </div>
      <div className={styles.stub}>
        <ButtonLink
          variant="tint"
          size="small"
          to={`/deals/${pass.dealId}${reviewable ? '?tab=reviews' : ''}`}
        >
          {t(reviewable ? 'writeReview' : 'redeemAgain')}
        </ButtonLink>
      </div>
    </article>
  );
}
