import { useOwnAccountOneQuery } from 'shared-ui/api/auth';
import { useTexts } from 'shared-ui/i18n';
import { Card } from 'shared-ui/ui';
import { Link } from 'shared-ui/router';
import styles from './checkout.module.css';
import { checkoutTexts } from './texts';

/** Where the receipt goes, and how the customer is reached. */
export function Contact({ email }: { email: string }) {
  const t = useTexts(checkoutTexts);
  const { data: account } = useOwnAccountOneQuery();
  return (
    <Card className={styles.contact}>
      <div className={styles.head}>
        <h2>{t('contact')}</h2>
        <Link to="/dashboard/profile" className={styles.link}>
          {t('changeContact')}
        </Link>
      </div>
      <p className={styles.small}>{t('contactText')}</p>
      <dl>
        <div>
          <dt>{t('email')}</dt>
          <dd>{email}</dd>
        </div>
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
