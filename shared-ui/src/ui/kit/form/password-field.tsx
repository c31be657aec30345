import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { sharedTexts, useTexts } from '../../../platform/i18n';
import { IconButton } from '../actions/button';
import styles from './field.module.css';
import { TextField } from './text-field';

/** Password field with a button that shows the text. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const t = useTexts(sharedTexts);
  const [shown, setShown] = useState(false);
  const Picture = shown ? EyeOff : Eye;
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          className={styles.end}
          onClick={() => setShown(!shown)}
        >
          <Picture size={20} />
        </IconButton>
      }
      {...props}
    />
  );
}
