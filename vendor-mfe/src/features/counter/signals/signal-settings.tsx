import { Vibrate, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import styles from '../entry/entry.module.css';
import { isSignalOn, setSignal, type Signal } from './signals';
import { counterTexts } from '../texts';

const ICONS = { sound: Volume2, vibration: Vibrate } as const;

function Choice({ which }: { which: Signal }) {
  const t = useTexts(counterTexts);
  const [isOn, setOn] = useState(() => isSignalOn(which));
  const Icon = ICONS[which];
  return (
    <label className={styles.signal}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          setSignal(which, target.checked);
        }}
      />
      <Icon size={20} aria-hidden />
      {t(which)}
    </label>
  );
}

/** Switches for sound and vibration on this device. */
export function SignalSettings() {
  return (
    <div className={styles.signals}>
      <Choice which="sound" />
      <Choice which="vibration" />
    </div>
  );
}
