import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useAdminVendorDetailsChecksQuery, type VendorCheckView } from 'shared-ui/api/admin-vendors';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { VisuallyHidden } from 'shared-ui/ui';
import styles from './verification.module.css';
import { verificationTexts } from './texts';

function CheckLine({ check: { code, passed, businesses, holder } }: { check: VendorCheckView }) {
  const t = useTexts(verificationTexts);
  const language = useLanguage();
  const Icon = passed ? CircleCheck : TriangleAlert;
  return (
    <li data-passed={passed}>
      <Icon size={18} aria-hidden />
      <span>
        {!passed && <VisuallyHidden>{t('attention')} </VisuallyHidden>}
        {t(`${passed ? 'ok' : 'bad'}_${code}`, { holder: holder ?? '' })}
        {businesses.map((business) => (
          <span key={business.id} className={styles.other}>
            {t('otherBusiness', {
              name: businessNameIn(language, business),
              id: String(business.id),
              state: t(`is_${business.status}`),
            })}{' '}
            <Link to={`/dashboard/vendors/${business.id}`}>{t('compare')}</Link>
          </span>
        ))}
      </span>
    </li>
  );
}

/** Results of the automatic checks that the server makes of a business. */
export function VendorChecks({ id }: { id: number }) {
  const t = useTexts(verificationTexts);
  const { currentData, isError } = useAdminVendorDetailsChecksQuery({ id });
  return (
    <section className={styles.card} aria-labelledby="vendor-checks">
      <header className={styles.cardHead}>
        <h3 id="vendor-checks">{t('checks')}</h3>
      </header>
      {isError && <p role="alert">{t('checksFailed')}</p>}
      {!currentData && !isError && <p role="status">{t('checking')}</p>}
      <ul className={styles.checks}>
        {currentData?.checks.map((check) => (
          <CheckLine key={check.code} check={check} />
        ))}
      </ul>
    </section>
  );
}
