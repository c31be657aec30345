import { Mail } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import type { SessionUserView } from 'shared-ui/api/auth';
import { oneTimeNumberApi } from 'shared-ui/api/one-time-number';
import { useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { Button, GoogleWay, lazyPart, loadNumberSheet, type NumberSheetProps } from 'shared-ui/ui';
import { NumberForms } from './number-forms/number-forms';
import { dealToRedeem } from './deal-to-redeem';
import styles from './login-page.module.css';
import { loginTexts } from './texts';

// Loaded lazily, because only visitors who come from a deal see it.
const DealStrip = lazyPart(async () => (await import('./deal-strip')).DealStrip);

interface NumberWayProps {
  returnTo: string | null;
  onSignedIn(user: SessionUserView): void;
  onSecondFactor(): void;
}

/** Signs in or up with a number sent by e-mail or SMS, the same way for new and known visitors. */
export function NumberWay({ returnTo, onSignedIn, onSecondFactor }: NumberWayProps) {
  const t = useTexts(loginTexts);
  const toast = useToast();
  const [Sheet, setSheet] = useState<ComponentType<NumberSheetProps> | null>(null);
  const dealId = dealToRedeem(returnTo);
  const bySms = oneTimeNumberApi.useOneTimeNumberMethodsQuery().data?.sms === true;

  const open = () =>
    loadNumberSheet()
      .then((loaded) => setSheet(() => loaded))
      .catch(() => toast({ kind: 'error', title: t('failedTitle'), text: t('failedText') }));
  const close = () => setSheet(null);
  const closeAnd = (next: () => void) => {
    close();
    next();
  };
  return (
    <>
      <Button variant="tint" size="large" wide className={styles.scripted} onClick={() => void open()}>
        <Mail size={20} />
        {t(`${dealId === null ? 'byNumber' : 'codeByNumber'}${bySms ? 'OrSms' : ''}`)}
      </Button>
      <noscript>
        <NumberForms returnTo={returnTo} />
      </noscript>
      <GoogleWay label={t('google')} returnTo={returnTo} />
      <p className={styles.or}>{t('or')}</p>
      {Sheet && (
        <Sheet
          header={dealId !== null && <DealStrip dealId={dealId} />}
          create={dealId === null ? undefined : t('createAndGetCode')}
          returnTo={returnTo}
          onUsePassword={close}
          onSignedIn={(user) => closeAnd(() => onSignedIn(user))}
          onSecondFactor={() => closeAnd(onSecondFactor)}
          onClose={close}
        />
      )}
    </>
  );
}
