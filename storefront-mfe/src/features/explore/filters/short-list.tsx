import { useState, type ReactNode } from 'react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { exploreTexts } from '../texts';

interface ShortListProps<Item> {
  items: readonly Item[];
  /** Number of items shown before "Show all"; undefined shows all. */
  limit: number | undefined;
  /** Selected items are shown beyond the limit too. */
  isSelected(item: Item): boolean;
  children(item: Item): ReactNode;
}

/** List that shows its first items and the selected ones, and all of them on request. */
export function ShortList<Item>({ items, limit, isSelected, children }: ShortListProps<Item>) {
  const t = useTexts(exploreTexts);
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const isCut = limit !== undefined && !showsAll && items.length > limit + 1;
  const shown = isCut ? items.filter((item, index) => index < limit || isSelected(item)) : items;
  return (
    <>
      {shown.map(children)}
      {isCut && (
        <Button variant="text" size="small" onClick={() => setShowsAll(true)}>
          {t('showAll', { count: format.number(items.length) })}
        </Button>
      )}
    </>
  );
}
