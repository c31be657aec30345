import { Copy } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/platform';
import { Button } from 'shared-ui/ui';
import styles from './developers.module.css';
import { developersTexts } from './texts';

/** Code with a button that copies it. */
export function CodeSample({ label, code }: { label: string; code: string }) {
  const t = useTexts(developersTexts);
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      toast({ kind: 'success', title: t('copied') });
    } catch {
      toast({ kind: 'error', title: t('notCopied') });
    }
  }
  return (
    <div className={styles.sample}>
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>{code}</code>
      </pre>
      <Button variant="tint" size="small" aria-label={`${t('copy')}: ${label}`} onClick={() => void copy()}>
        <Copy size={16} />
        {t('copy')}
      </Button>
    </div>
  );
}
