import { useId } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useDecision } from 'shared-ui/platform';
import styles from './own-activity.module.css';
import { ownActivityTexts } from './texts';
import { useOwnActivity } from './use-own-activity';

/** Switch for recently viewed deals and suggestions. */
export function ActivitySwitch() {
  const t = useTexts(ownActivityTexts);
  const { isOn, turn } = useOwnActivity();
  const { busy, decide } = useDecision();
  const id = useId();
  const press = (isWanted: boolean) =>
    decide(
      isWanted,
      (key) => turn(isWanted, key),
      { kind: 'success', title: t(isWanted ? 'turnedOn' : 'turnedOff') },
      t('turnFailed'),
    );
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={isOn ?? false}
        disabled={busy || isOn === undefined}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => void press(target.checked)}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {t('switch')}
        </label>
        <p id={`${id}-text`} className={styles.text}>
          {t('switchText')}
        </p>
      </div>
    </div>
  );
}
