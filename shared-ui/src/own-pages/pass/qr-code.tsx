import { useTexts } from '../../platform/i18n';
import { passTexts } from './texts';
import styles from './pass.module.css';
import { useQrPicture } from './use-qr-picture';

/** The code as a picture. Its text always stands beside it. */
export function QrCode({ text, size = 240 }: { text: string; size?: number }) {
  const t = useTexts(passTexts);
  const picture = useQrPicture(text);
  return (
    <span className={styles.qr} style={{ width: size, height: size }}>
      {picture && <img src={picture} width={size} height={size} alt={t('qrLabel')} />}
    </span>
  );
}
