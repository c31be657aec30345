import { useTexts } from 'shared-ui/i18n';
import { cx } from 'shared-ui/ui';
import { passTexts } from './texts';
import styles from './pass.module.css';
import { useQrPicture } from './use-qr-picture';

interface QrCodeProps {
  text: string;
  /** In CSS pixels; ignored if a class is given. */
  size?: number;
  className?: string;
}

/** QR code of a pass. The code is always shown as text beside it. */
export function QrCode({ text, size = 240, className }: QrCodeProps) {
  const t = useTexts(passTexts);
  const picture = useQrPicture(text);
  return (
    <span className={cx(styles.qr, className)} style={className ? undefined : { width: size, height: size }}>
      {picture && <img src={picture} width={size} height={size} alt={t('qrLabel')} />}
    </span>
  );
}
