import { lazy, Suspense } from 'react';
import { brand } from 'shared-ui/format';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { keptPart } from 'shared-ui/platform';
import { Button, Section } from 'shared-ui/ui';
import styles from './home.module.css';
import sampleCode from './sample-code.svg';
import { homeTexts } from './texts';
import { useInstall } from './use-install';

const InstallHelp = lazy(async () => ({ default: (await import('./install/install-help')).InstallHelp }));

function AppBannerPart() {
  const t = useTexts(homeTexts);
  const language = useLanguage();
  const { isInstalled, isExplained, install } = useInstall();
  return (
    <Section>
      <div className={styles.banner}>
        <div className={styles.bannerWords}>
          <h2>{t('pocket', { brand: brand.name[language] })}</h2>
          <p>{t('pocketText')}</p>
          {!isInstalled && (
            <Button variant="ink" onClick={install}>
              {t('install')}
            </Button>
          )}
          <div role="status">
            <Suspense>{isExplained && <InstallHelp />}</Suspense>
          </div>
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
export const AppBanner = keptPart(AppBannerPart);
