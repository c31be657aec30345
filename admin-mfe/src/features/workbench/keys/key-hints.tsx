import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { workbenchTexts } from '../texts';
import styles from './keys.module.css';

const HINTS = [
  [['J', 'K'], 'move'],
  [['X'], 'select'],
  [['A'], 'approve'],
  [['R'], 'reject'],
  [['O'], 'own'],
  [['S'], 'snooze'],
  [['Z'], 'undo'],
] as const;

/**
 * The most used keyboard shortcuts, with a button that opens the full list. Only visible on devices with a keyboard.
 */
export function KeyHints({ onHelp }: { onHelp(): void }) {
  const t = useTexts(workbenchTexts);
  return (
    <p className={styles.hints}>
      {HINTS.map(([keys, name]) => (
        <span key={name}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t(`hint_${name}`)}
        </span>
      ))}
      <Button variant="text" size="small" onClick={onHelp}>
        <kbd>?</kbd> {t('allKeys')}
      </Button>
    </p>
  );
}
