import { ClipboardCheck } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { toAsciiDigits } from 'shared-ui/format';
import { useTexts } from 'shared-ui/i18n';
import { Button, TextField } from 'shared-ui/ui';
import { codeScreenTexts } from '../code-screen/texts';
import styles from './proof.module.css';
import { storeProof } from './stored-proofs';

/** Crockford's base 32: O, I and L are read as the digits they look like. */
const CHARACTERS = /^[0-9A-HJKMNP-TV-Z]{4}$/;

const asShown = (text: string): string =>
  toAsciiDigits(text).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** Takes the four characters that a counter without a network showed after an acceptance. */
export function ProofForm({ passId }: { passId: string }) {
  const t = useTexts(codeScreenTexts);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  if (!isOpen)
    return (
      <Button variant="text" wide onClick={() => setOpen(true)}>
        <ClipboardCheck size={18} />
        {t('acceptedOffline')}
      </Button>
    );
  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = asShown(typed);
    setWrong(!CHARACTERS.test(code));
    if (CHARACTERS.test(code)) storeProof({ passId, code, at: new Date().toISOString() });
  };
  return (
    <form noValidate className={styles.form} onSubmit={keep}>
      <TextField
        label={t('fourCharacters')}
        hint={t('fourCharactersHint')}
        name="proof"
        autoComplete="off"
        autoCapitalize="characters"
        autoFocus
        maxLength={6}
        value={typed}
        error={isWrong ? t('fourCharactersWrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button wide type="submit">
        {t('keepProof')}
      </Button>
    </form>
  );
}
