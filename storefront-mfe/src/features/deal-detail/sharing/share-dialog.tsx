import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, buttonClass, Dialog, TextField } from 'shared-ui/ui';
import { useToast } from 'shared-ui/platform';
import { shareAddress, shareLinks } from './share-links';
import styles from './share-dialog.module.css';
import { sharingTexts } from './texts';

interface ShareDialogProps {
  title: string;
  onClose(): void;
}

/** The link to copy, and the ways people send links in Nepal. */
export function ShareDialog({ title, onClose }: ShareDialogProps) {
  const t = useTexts(sharingTexts);
  const toast = useToast();
  const id = useId();
  const address = shareAddress(location.href);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast({ kind: 'success', title: t('linkCopied'), text: t('linkCopiedText') });
    } catch {
      toast({ kind: 'error', title: t('copyFailed'), text: t('copyFailedText') });
    }
  }

  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <div className={styles.box}>
        <h2 id={id} className={styles.title}>
          {t('title')}
        </h2>
        <TextField label={t('link')} readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button wide onClick={() => void copy()}>
          <Copy size={16} />
          {t('copy')}
        </Button>
        <p className={styles.via}>{t('via')}</p>
        <ul className={styles.ways}>
          {shareLinks(address, t('message', { title, address })).map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ variant: 'tint', wide: true })}
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
