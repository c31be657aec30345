import { Copy, Download } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../i18n';
import { Button, buttonClass, Dialog, useToast } from '../../kit';
import { accountTexts } from '../texts';
import styles from './two-factor.module.css';

/** Shown this one time: nobody, the server included, can show them again. */
export function RecoveryCodesSheet({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(accountTexts);
  const toast = useToast();
  const id = useId();
  const text = codes.join('\n');
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', title: t('twoFactorCopied') });
  }
  return (
    <Dialog open labelledBy={id} onClose={onClose}>
      <div className={styles.codes}>
        <h2 id={id}>{t('twoFactorCodesTitle')}</h2>
        <p>{t('twoFactorCodesText')}</p>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.buttons}>
          <Button variant="tint" onClick={() => void copy()}>
            <Copy size={16} />
            {t('twoFactorCopy')}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="dobbar-recovery-codes.txt"
            className={buttonClass({ variant: 'tint' })}
          >
            <Download size={16} />
            {t('twoFactorSave')}
          </a>
          <Button onClick={onClose}>{t('twoFactorKept')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
