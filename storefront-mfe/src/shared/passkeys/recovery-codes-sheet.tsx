import { Copy, Download } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, buttonClass, Dialog, passkeyTexts } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import styles from './recovery-codes.module.css';

/** Shows recovery codes once; the server cannot show them again. */
export function RecoveryCodesSheet({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts(passkeyTexts);
  const toast = useToast();
  const id = useId();
  const text = codes.join('\n');
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'success', title: t('codesCopied') });
  }
  return (
    <Dialog open labelledBy={id} onClose={onClose}>
      <div className={styles.codes}>
        <h2 id={id}>{t('codesTitle')}</h2>
        <p>{t('codesText')}</p>
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
            {t('codesCopy')}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="dobbar-recovery-codes.txt"
            className={buttonClass({ variant: 'tint' })}
          >
            <Download size={16} />
            {t('codesSave')}
          </a>
          <Button onClick={onClose}>{t('codesKept')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
