import { Mail, Phone, ScanLine, SlidersHorizontal, Users } from 'lucide-react';
import { useSiteReadQuery } from 'shared-ui/api/site';
import { useTexts } from 'shared-ui/i18n';
import { buttonClass, Card } from 'shared-ui/ui';
import shared from './business.module.css';
import styles from './vendor-promises.module.css';
import { businessTexts } from './texts';

const benefits = [
  { title: 'benefit1', text: 'benefit1Text', icon: Users },
  { title: 'benefit2', text: 'benefit2Text', icon: SlidersHorizontal },
  { title: 'benefit3', text: 'benefit3Text', icon: ScanLine },
] as const;

const steps = ['how1', 'how2', 'how3', 'how4'] as const;

/** Benefits for businesses, the steps of registration and contact details. */
export function VendorPromises() {
  const t = useTexts(businessTexts);
  const { data: site } = useSiteReadQuery();
  return (
    <div className={shared.stack}>
      <Card className={shared.panel}>
        <h2>{t('benefits')}</h2>
        <ul className={styles.benefits}>
          {benefits.map(({ title, text, icon: Icon }) => (
            <li key={title}>
              <Icon size={22} aria-hidden />
              <span>
                <b>{t(title)}</b>
                <br />
                {t(text)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Card className={shared.panel}>
        <h2>{t('howTitle')}</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </Card>
      <Card className={shared.panel}>
        <h2>{t('support')}</h2>
        <p className={shared.quiet}>{t('supportText')}</p>
        {site && (
          <div className={shared.buttons}>
            <a href={`mailto:${site.supportEmail}`} className={buttonClass({ variant: 'tint' })}>
              <Mail size={18} aria-hidden />
              {t('mail')}
            </a>
            <a href={`tel:${site.phone.replace(/[^\d+]/g, '')}`} className={buttonClass({ variant: 'tint' })}>
              <Phone size={18} aria-hidden />
              {t('call', { phone: site.phone })}
            </a>
          </div>
        )}
      </Card>
    </div>
  );
}
