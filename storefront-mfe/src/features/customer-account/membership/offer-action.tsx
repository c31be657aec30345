import type { MembershipOfferView, OwnMembershipView } from 'shared-ui/api/own-membership';
import { inLanguage, useFormat, useTexts } from 'shared-ui/i18n';
import { ButtonLink } from 'shared-ui/ui';
import styles from './membership.module.css';
import { membershipTexts } from './texts';

const wordOf = ({ change, slug }: MembershipOfferView, own: OwnMembershipView) => {
  if (change === 'upgrade') return 'upgrade';
  if (change === 'start') return 'buy';
  return own.current?.slug === slug ? 'renew' : 'follow';
};

/** Available action for a membership, with its price. */
export function OfferAction({ offer, own }: { offer: MembershipOfferView; own: OwnMembershipView }) {
  const t = useTexts(membershipTexts);
  const format = useFormat();
  const plan = inLanguage(format.language, offer.name, offer.nameNe);
  if (offer.change === null)
    return <p className={styles.quiet}>{t('opens', { date: format.date(offer.opensAt) })}</p>;
  return (
    <>
      {offer.credit > 0 && (
        <p className={styles.quiet}>
          {t('credit', { credit: format.planPrice(offer.credit), due: format.planPrice(offer.due) })}
        </p>
      )}
      <ButtonLink to={`/checkout/membership/${offer.slug}`} wide>
        {t(wordOf(offer, own), { plan })}
      </ButtonLink>
    </>
  );
}
