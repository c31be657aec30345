import { WifiOff } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import styles from './pass.module.css';
import { passTexts } from './texts';

interface NoInternetProps {
  isSigned: boolean;
  hasChoice: boolean;
  toggle(): void;
}

/** Switches to the signed QR code for a counter without a network, and back to the short one. */
export function NoInternet({ isSigned, hasChoice, toggle }: NoInternetProps) {
  const t = useTexts(passTexts);
  return (
    <div className={styles.noInternet}>
      <p role="status" className={styles.hint}>
        {isSigned && t('signedHint')}
      </p>
      {hasChoice && (
        <Button variant="outline" wide aria-pressed={isSigned} onClick={toggle}>
          <WifiOff size={18} />
          {t(isSigned ? 'usualCode' : 'noInternet')}
        </Button>
      )}
    </div>
  );
}
