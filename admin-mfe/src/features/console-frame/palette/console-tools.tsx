import { useMemo } from 'react';
import { useLanguage } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import type { MenuEntry } from 'shared-ui/remote';
import type { Choice } from './choice';
import { PaletteButton, usePalette } from './palette-button';

/** Search of the console, above the menu on every dashboard page. */
export function Tools({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const language = useLanguage();
  const { user } = useCurrentUser();
  const { open, palette } = usePalette();
  const pages = useMemo(
    () => menu.map(({ path, label }): Choice => ({ kind: 'pages', to: path, label: label[language] })),
    [menu, language],
  );
  return (
    <>
      <PaletteButton onOpen={open} />
      {user && palette({ pages, user })}
    </>
  );
}
