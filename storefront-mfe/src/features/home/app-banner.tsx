import { brand } from 'shared-ui/brand';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, Section } from 'shared-ui/kit';
import styles from './home.module.css';
import sampleCode from './sample-code.svg';
import { homeTexts } from './texts';
import { useInstallPrompt } from './use-install-prompt';

export function AppBanner() {
  const t = useTexts(homeTexts);
  const language = useLanguage();
  const install = useInstallPrompt();
  return (
    <Section>
      <div className={styles.banner}>
        <div className={styles.bannerWords}>
          <h2>{t('pocket', { brand: brand.name[language] })}</h2>
          <p>{t('pocketText')}</p>
          {install && (
            <Button variant="ink" onClick={install}>
              {t('install')}
            </Button>
          )}
        </div>
        <div className={styles.phoneStage} aria-hidden>
          <div className={styles.phone}>
            <div className={styles.phoneTitle}>{t('sampleCode')}</div>
            <img
              src={sampleCode}
              alt=""
              width={164}
              height={164}
              loading="lazy"
              className={styles.phoneCode}
            />
          </div>
        </div>
      </div>
    </Section>
  );
}
