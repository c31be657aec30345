import { useId } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
import { workbenchTexts } from '../texts';
import styles from './decisions.module.css';
import { snoozeTimes } from './snooze-times';

interface SnoozeDialogProps {
  /** True while the item is snoozed. */
  isSnoozed: boolean;
  onClose(): void;
  /** @param until null ends the snooze */
  onSnooze(until: string | null): void;
}

/** Dialog for the end of a snooze. */
export function SnoozeDialog({ isSnoozed, onClose, onSnooze }: SnoozeDialogProps) {
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  const id = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={id}>
      <div className={styles.snooze}>
        <h2 id={id}>{t('snoozeTitle')}</h2>
        {snoozeTimes(Date.now()).map(({ name, at }) => (
          <Button key={name} variant="tint" onClick={() => onSnooze(new Date(at).toISOString())}>
            {t(`snooze_${name}`)} · {format.dateTime(new Date(at))}
          </Button>
        ))}
        {isSnoozed && (
          <Button variant="outline" onClick={() => onSnooze(null)}>
            {t('snooze_end')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
