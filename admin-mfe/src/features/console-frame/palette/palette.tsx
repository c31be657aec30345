import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog, VisuallyHidden } from 'shared-ui/ui';
import { useNavigate } from 'shared-ui/router';
import { consoleFrameTexts } from '../texts';
import { stepped, type Choice } from './choice';
import { ChoiceList } from './choice-list';
import styles from './palette.module.css';
import { rememberChoice } from './recent-choices';
import { useChoices } from './use-choices';

interface PaletteProps {
  pages: readonly Choice[];
  userId: number;
  onClose(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface PaletteStatusProps {
  count: number;
  isSearching: boolean;
  hasFailed: boolean;
  retry(): void;
}

function PaletteStatus({ count, isSearching, hasFailed, retry }: PaletteStatusProps) {
  const t = useTexts(consoleFrameTexts);
  const said = hasFailed
    ? t('paletteFailed')
    : isSearching
      ? t('paletteSearching')
      : t('paletteFound', { count });
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

/** Command palette: searches pages, deals, businesses and users of the console by keyboard. */
export function Palette({ pages, userId, onClose }: PaletteProps) {
  const t = useTexts(consoleFrameTexts);
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { choices, isSearching, hasFailed, retry } = useChoices(typed, pages, userId);
  const active = Math.min(at, Math.max(0, choices.length - 1));

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    rememberChoice(userId, choice);
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
      <div className={styles.field}>
        <Search size={20} aria-hidden />
        <input
          className={styles.input}
          role="combobox"
          aria-label={t('paletteLabel')}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={choices.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t('paletteHint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ChoiceList {...{ id, list, choices, active, choose }} onPoint={setAt} />
      <PaletteStatus {...{ isSearching, hasFailed, retry }} count={choices.length} />
    </Dialog>
  );
}
