import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog, VisuallyHidden } from 'shared-ui/ui';
import { useNavigate } from 'shared-ui/router';
import { consoleFrameTexts } from '../texts';
import { stepped, type Choice, type PaletteUser } from './choice';
import { ChoiceList } from './choice-list';
import styles from './palette.module.css';
import { rememberChoice } from './recent-choices';
import { useChoices } from './use-choices';
import { useCodeLookUp } from './use-code-look-up';

interface PaletteProps {
  pages: readonly Choice[];
  user: PaletteUser;
  onClose(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface PaletteStatusProps {
  count: number;
  /** Result of the look-up of a code, instead of the number of choices. */
  note: string | null;
  isSearching: boolean;
  hasFailed: boolean;
  retry(): void;
}

function PaletteStatus({ count, note, isSearching, hasFailed, retry }: PaletteStatusProps) {
  const t = useTexts(consoleFrameTexts);
  const said = hasFailed
    ? t('paletteFailed')
    : isSearching
      ? t('paletteSearching')
      : (note ?? t('paletteFound', { count }));
  return (
    <p role="status" className={styles.status}>
      {said}
      {hasFailed && (
        <Button variant="text" size="small" onClick={retry}>
          {t('paletteAgain')}
        </Button>
      )}
    </p>
  );
}

interface PaletteFieldProps {
  /** Id of the palette. */
  id: string;
  /** Id of the active choice; undefined without choices. */
  active: string | undefined;
  value: string;
  onChange(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

function PaletteField({ id, active, value, onChange, onKeyDown }: PaletteFieldProps) {
  const t = useTexts(consoleFrameTexts);
  return (
    <div className={styles.field}>
      <Search size={20} aria-hidden />
      <input
        className={styles.input}
        role="combobox"
        aria-label={t('paletteLabel')}
        aria-expanded={active !== undefined}
        aria-controls={`${id}-list`}
        aria-activedescendant={active}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('paletteHint')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** Command palette: searches pages, actions and stored data of the console by keyboard, and looks up codes. */
export function Palette({ pages, user, onClose }: PaletteProps) {
  const t = useTexts(consoleFrameTexts);
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const codes = useCodeLookUp();
  const { choices: found, isSearching, hasFailed, retry } = useChoices(typed, pages, user);
  const choices = codes.choices ?? found;
  const active = Math.min(at, Math.max(0, choices.length - 1));

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    if (choice.code) {
      codes.find(choice.code);
      return;
    }
    // A found code is not remembered: looking it up again is an entry of its own.
    if (choice.kind !== 'codes') rememberChoice(user.id, choice);
    onClose();
    void navigate(choice.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores the Enter that confirms a word in an input method.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) {
      const next = stepped(active, step, choices.length);
      setAt(next);
      list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter') choose(choices[active]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog open wide onClose={onClose} labelledBy={`${id}-title`}>
      <VisuallyHidden>
        <h2 id={`${id}-title`}>{t('palette')}</h2>
      </VisuallyHidden>
      <PaletteField
        id={id}
        active={choices.length > 0 ? `${id}-${active}` : undefined}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setAt(0);
          codes.clear();
        }}
        onKeyDown={onKeyDown}
      />
      <ChoiceList {...{ id, list, choices, active, choose }} onPoint={setAt} />
      <PaletteStatus
        {...{ hasFailed, retry }}
        isSearching={isSearching || codes.isLoading}
        note={codes.note}
        count={choices.length}
      />
    </Dialog>
  );
}
