import { Mail } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { Button, loadNumberSheet, type NumberSheetProps } from 'shared-ui/ui';
import styles from '../business.module.css';
import { signupTexts } from './signup-texts';

const BUSINESS = '/dashboard/business';
const SECOND_STEP = `/login?step=code&returnTo=${encodeURIComponent(BUSINESS)}`;

/** Creates the account with a number sent by mail. The business form follows. */
export function NumberWay() {
  const t = useTexts(signupTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const [Sheet, setSheet] = useState<ComponentType<NumberSheetProps> | null>(null);
  const open = () =>
    loadNumberSheet()
      .then((loaded) => setSheet(() => loaded))
      .catch(() => toast({ kind: 'error', title: t('numberFailed') }));
  const close = () => setSheet(null);
  return (
    <>
      <Button variant="tint" wide onClick={() => void open()}>
        <Mail size={20} />
        {t('byNumber')}
      </Button>
      <p className={styles.quiet}>{t('byNumberText')}</p>
      {Sheet && (
        <Sheet
          returnTo={BUSINESS}
          onUsePassword={close}
          onSignedIn={close}
          onSecondFactor={() => navigate(SECOND_STEP)}
          onClose={close}
        />
      )}
    </>
  );
}
