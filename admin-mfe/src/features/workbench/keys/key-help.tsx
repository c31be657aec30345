import { useId } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Dialog } from 'shared-ui/ui';
import { workbenchTexts } from '../texts';
import styles from './keys.module.css';

const KEYS = [
  ['J, K', 'move'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['Shift X', 'range'],
  ['A', 'approve'],
  ['V', 'verify'],
  ['C', 'ask'],
  ['R', 'reject'],
  ['O', 'own'],
  ['S', 'snooze'],
  ['Z, U', 'undo'],
  ['F', 'fields'],
  ['Ctrl K', 'search'],
  ['?', 'help'],
] as const;

interface KeyHelpProps {
  isOpen: boolean;
  isOn: boolean;
  onSwitch(on: boolean): void;
  onClose(): void;
}

/** List of all keyboard shortcuts, with the switch for single-letter shortcuts. */
export function KeyHelp({ isOpen, isOn, onSwitch, onClose }: KeyHelpProps) {
  const t = useTexts(workbenchTexts);
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} labelledBy={id}>
      <div className={styles.help}>
        <h2 id={id}>{t('allKeys')}</h2>
        <dl>
          {KEYS.map(([key, name]) => (
            <div key={name}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`hint_${name}`)}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.switch}>
          <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
          {t('singleKeys')}
        </label>
      </div>
    </Dialog>
  );
}
