import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { IconButton, lazyPart } from 'shared-ui/ui';
import { useLocation } from 'shared-ui/router';
import type { SessionUserView } from 'shared-ui/platform';
import styles from './mobile-menu.module.css';
import { siteTexts } from '../site-texts';

// Loaded lazily, because most visitors never open it.
const MenuLinks = lazyPart(
  async () => (await import(/* webpackChunkName: "mobile-menu" */ './mobile-menu-links')).MobileMenuLinks,
);

/** Header navigation on phones: the same links in a panel from the left. */
export function MobileMenu({ user }: { user: SessionUserView | null }) {
  const t = useTexts(siteTexts);
  const panel = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [isOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    panel.current?.showModal();
  };
  const close = () => panel.current?.close();
  useEffect(close, [key]);
  return (
    <div className={styles.place}>
      <IconButton label={t('openMenu')} aria-haspopup="dialog" onClick={open}>
        <Menu size={24} />
      </IconButton>
      <dialog
        ref={panel}
        className={styles.panel}
        aria-label={t('mainMenu')}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={styles.top}>
          <IconButton label={t('closeMenu')} onClick={close}>
            <X size={24} />
          </IconButton>
        </div>
        {isOpened && <MenuLinks user={user} />}
      </dialog>
    </div>
  );
}
