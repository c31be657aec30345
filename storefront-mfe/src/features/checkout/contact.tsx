import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import shared from './checkout.module.css';
import styles from './contact.module.css';
import { checkoutTexts } from './texts';

/** E-mail address for the receipt and contact details of the customer. */
export function Contact({ email }: { email: string | null }) {
  const t = useTexts(checkoutTexts);
  const { data: account } = useOwnAccountOneQuery();
  return (
    <Card className={styles.contact}>
      <div className={shared.head}>
        <h2>{t('contact')}</h2>
        <Link to="/dashboard/profile" className={shared.link}>
          {t('changeContact')}
        </Link>
      </div>
      <p className={shared.small}>{t('contactText')}</p>
      <dl>
        {email !== null && (
          <div>
            <dt>{t('email')}</dt>
            <dd>{email}</dd>
          </div>
        )}
        {account?.phone && (
          <div>
            <dt>{t('phone')}</dt>
            <dd>{account.phone}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
