import { Gift, QrCode, Search } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { ButtonLink, cx, Section } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import styles from './home.module.css';
import { homeTexts } from './texts';

const steps = [
  { name: 'discover', text: 'discoverText', icon: Search, ground: styles.sun },
  { name: 'redeem', text: 'redeemText', icon: QrCode, ground: styles.purple },
  { name: 'enjoy', text: 'enjoyText', icon: Gift, ground: styles.rose },
] as const;

export function HowItWorks() {
  const t = useTexts(homeTexts);
  const { state } = useCurrentUser();
  return (
    <Section>
      <h2 className={styles.heading}>{t('how')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, text, icon: Icon, ground }) => (
          <li key={name} className={styles.step}>
            <span className={cx(styles.stepIcon, ground)}>
              <Icon size={24} />
            </span>
            <div>
              <h3>{t(name)}</h3>
              <p className={styles.stepText}>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink size="large" to={state === 'signed-in' ? '/deals' : '/login'}>
        {t('getStarted')}
      </ButtonLink>
    </Section>
  );
}
