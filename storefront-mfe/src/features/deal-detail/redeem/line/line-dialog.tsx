import { useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import { passTexts } from '../../../../shared/pass/texts';
import styles from './line-dialog.module.css';

interface LineDialogProps {
  /** Number of customers before this one. */
  before: number;
  stop?: (() => void) | undefined;
  open: boolean;
  onClose(): void;
}

/** States that many customers want the deal and how many are before this one. Closing it ends the wait. */
export function LineDialog({ before, stop, open, onClose }: LineDialogProps) {
  const t = useTexts(passTexts);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // The dialog with the code replaces this one: closed before its removal, it returns the focus to the button.
  useLayoutEffect(() => {
    const dialog = box.current?.closest('dialog');
    return () => dialog?.close();
  }, []);
  const close = () => {
    stop?.();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} labelledBy={id}>
      <div ref={box} className={styles.box}>
        <h2 id={id} className={styles.title}>
          {t('lineTitle')}
        </h2>
        <p role="status" className={styles.ahead}>
          {before > 0 ? t('lineAhead', { count: before }) : t('lineNext')}
        </p>
        <p className={styles.text}>{t('lineAgain')}</p>
        <Button variant="tint" wide onClick={close}>
          {t('lineStop')}
        </Button>
      </div>
    </Dialog>
  );
}
