import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from 'shared-ui/i18n';
import { lazyPart } from 'shared-ui/ui';
import { consoleFrameTexts } from '../texts';
import type { Choice, PaletteUser } from './choice';
import styles from './palette-button.module.css';

const Palette = lazyPart(async () => (await import('./palette')).Palette);

interface PaletteProps {
  pages: readonly Choice[];
  user: PaletteUser;
}

/** Opens and closes the command palette with Ctrl-K or Cmd-K on every console page. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      // The open phone menu handles the same keys and prevents the default, so only one of the two opens.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, []);
  // Rendered into the body, because the sidebar is hidden on phones.
  const palette = ({ pages, user }: PaletteProps) =>
    isOpen &&
    createPortal(<Palette pages={pages} user={user} onClose={() => setOpen(false)} />, document.body);
  return { open: () => setOpen(true), palette };
}

/** Opens the palette without the keyboard shortcut. */
export function PaletteButton({ onOpen }: { onOpen(): void }) {
  const t = useTexts(consoleFrameTexts);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.button}
      title={t('palette')}
      onClick={onOpen}
    >
      <Search size={18} aria-hidden />
      <span className={styles.word}>{t('palette')}</span>
      <kbd className={styles.keys}>{t('paletteKeys')}</kbd>
    </button>
  );
}
