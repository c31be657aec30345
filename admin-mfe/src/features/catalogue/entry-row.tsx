import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { IconButton, Tag } from 'shared-ui/ui';
import styles from './catalogue.module.css';
import { catalogueTexts } from './texts';

interface EntryRowProps {
  name: string;
  nameNe: string;
  isActive: boolean;
  note: string;
  /** Indents the row: it is a child of the row above. */
  isBelow?: boolean;
  sign?: ReactNode;
  /** Further buttons of the row, before Edit. */
  actions?: ReactNode;
  onEdit(): void;
}

export function EntryRow({ name, nameNe, isActive, note, isBelow, sign, actions, onEdit }: EntryRowProps) {
  const t = useTexts(catalogueTexts);
  const shown = inLanguage(useLanguage(), name, nameNe);
  return (
    <div className={isBelow ? styles.below : styles.entry}>
      {sign && <span className={styles.sign}>{sign}</span>}
      <div className={styles.words}>
        <b>{shown}</b> {!isActive && <Tag tone="waiting">{t('off')}</Tag>}
        <span className={styles.note}>{note}</span>
      </div>
      {actions}
      <IconButton label={t('edit', { name: shown })} onClick={onEdit}>
        <Pencil size={18} />
      </IconButton>
    </div>
  );
}
