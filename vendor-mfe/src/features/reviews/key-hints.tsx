import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import styles from './reviews-page.module.css';
import { vendorReviewsTexts } from './texts';

const HINTS = [
  [['J', 'K'], 'key_move'],
  [['1', '2', '3'], 'key_reply'],
  [['E'], 'key_edit'],
] as const;

interface KeyHintsProps {
  isOn: boolean;
  onSwitch(on: boolean): void;
}

/** Keyboard shortcuts of the inbox, and the switch that turns single letters off. Only visible on devices with a keyboard. */
export function KeyHints({ isOn, onSwitch }: KeyHintsProps) {
  const t = useTexts(vendorReviewsTexts);
  return (
    <div className={styles.hints}>
      {isOn &&
        HINTS.map(([keys, name]) => (
          <span key={name}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {t(name)}
          </span>
        ))}
      <Button variant="text" size="small" aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
        {t('singleKeys')}
      </Button>
    </div>
  );
}
