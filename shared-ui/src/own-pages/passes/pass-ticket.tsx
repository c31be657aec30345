import { useOwnAccountOneQuery } from '../../store/api/generated/auth';
import type { PassView } from '../../store/api/generated/redemptions';
import { pictureOf } from '../../ui/deal-card';
import { groupCode } from '../../format';
import { businessNameIn, inLanguage, useFormat, useTexts } from '../../platform/i18n';
import { ButtonLink, cx, Tag, useNow, VisuallyHidden } from '../../ui/kit';
import { PassStateTag, QrCode } from '../pass';
import styles from './pass-ticket.module.css';
import { savedBy } from './savings';
import { passesTexts } from './texts';
import { timeLeft } from './time-left';

function PassTime({ pass }: { pass: PassView }) {
  const t = useTexts(passesTexts);
  const format = useFormat();
  const now = useNow();
  const left = now && pass.state === 'issued' ? timeLeft(pass.expiresAt, now) : null;
  if (pass.state === 'redeemed')
    return <Tag tone="neutral">{t('usedOn', { when: format.dateTime(pass.redeemedAt) })}</Tag>;
  if (pass.state === 'cancelled' || pass.state === 'voided') return <PassStateTag state={pass.state} />;
  return (
    <>
      {left ? (
        <Tag tone="waiting">{t(left.unit === 'days' ? 'daysLeft' : 'hoursLeft', { count: left.count })}</Tag>
      ) : (
        <PassStateTag state={pass.state} />
      )}
      <span className={styles.small}>
        {t(pass.state === 'issued' ? 'useBefore' : 'endedOn', { when: format.dateTime(pass.expiresAt) })}
      </span>
    </>
  );
}

function PassSums({ pass }: { pass: PassView }) {
  const t = useTexts(passesTexts);
  const format = useFormat();
  const now = useNow();
  const isUsed = pass.state === 'redeemed';
  const isCooling = now && pass.pointsSpendableAt && new Date(pass.pointsSpendableAt) > now;
  const spendableAt = isCooling ? pass.pointsSpendableAt : null;
  const saved = savedBy(pass);
  const { data: account } = useOwnAccountOneQuery();
  const multiplier = account?.membership.pointsMultiplier ?? 1;
  const points = isUsed ? pass.points : pass.deal.pointsEarned * multiplier;
  const { sumToPay, discountedPrice } = pass.deal;
  const amount = format.money(pass.amount ?? sumToPay);
  const toPay = sumToPay > discountedPrice ? 'youPayWithTaxes' : 'youPay';
  return (
    <div className={styles.sums}>
      <span>{t(pass.isBought ? 'paidBefore' : isUsed ? 'paid' : toPay, { amount })}</span>
      {saved > 0 && (
        <span className={styles.saved}>{t(isUsed ? 'saved' : 'save', { amount: format.money(saved) })}</span>
      )}
      {points > 0 && (
        <span className={styles.points}>
          {spendableAt
            ? t('pointsFrom', { count: points, when: format.soon(spendableAt, now) })
            : t(isUsed ? 'pointsEarned' : 'pointsWhenUsed', { count: points })}
        </span>
      )}
      {pass.pointsWithheld && <span className={styles.small}>{t(`noPoints_${pass.pointsWithheld}`)}</span>}
    </div>
  );
}

interface PassTicketProps {
  pass: PassView;
  /** Level of the title in the page's outline. */
  level: 2 | 3;
  onShow(pass: PassView): void;
  onCancel(pass: PassView): void;
}

/** What can be done with it: show it, review it, or look at the deal again. */
function PassAction({ pass, onShow }: Pick<PassTicketProps, 'pass' | 'onShow'>) {
  const t = useTexts(passesTexts);
  const { language } = useFormat();
  if (pass.state === 'issued') {
    const title = inLanguage(language, pass.deal.title, pass.deal.titleNe);
    return (
      <button type="button" className={styles.show} onClick={() => onShow(pass)}>
        <VisuallyHidden>{t('showCode', { title })}</VisuallyHidden>
        <QrCode text={pass.qrCode} size={92} />
        <span className={styles.code}>{groupCode(pass.code)}</span>
      </button>
    );
  }
  const reviewable = pass.state === 'redeemed' && !pass.isReviewed;
  return (
    <ButtonLink variant="tint" size="small" to={`/deals/${pass.dealId}${reviewable ? '?tab=reviews' : ''}`}>
      {t(reviewable ? 'writeReview' : 'redeemAgain')}
    </ButtonLink>
  );
}

/** A pass in the list. */
export function PassTicket({ pass, level, onShow, onCancel }: PassTicketProps) {
  const Title = `h${level}` as const;
  const t = useTexts(passesTexts);
  const { language } = useFormat();
  const { deal } = pass;
  const place = deal.location && inLanguage(language, deal.location.name, deal.location.nameNe);
  return (
    <article className={cx(styles.ticket, pass.state !== 'issued' && styles.past)}>
      <img src={pictureOf(deal)} alt="" width={190} height={136} loading="lazy" className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.head}>
          <PassTime pass={pass} />
        </div>
        <Title className={styles.title}>{inLanguage(language, deal.title, deal.titleNe)}</Title>
        <p className={styles.small}>
          {[businessNameIn(language, deal.vendor), place].filter(Boolean).join(', ')}
        </p>
        <PassSums pass={pass} />
        {pass.state === 'issued' && !pass.isBought && (
          <button type="button" className={styles.cancel} onClick={() => onCancel(pass)}>
            {t('cancel')}
            <VisuallyHidden>: {inLanguage(language, deal.title, deal.titleNe)}</VisuallyHidden>
          </button>
        )}
      </div>
      <div className={styles.stub}>
        <PassAction pass={pass} onShow={onShow} />
      </div>
    </article>
  );
}
