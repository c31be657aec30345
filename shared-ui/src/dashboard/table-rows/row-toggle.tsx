import type { MouseEvent } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTexts } from '../../platform/i18n';
import { IconButton } from '../../ui/kit';
import { tableRowsTexts } from './texts';

interface RowToggleProps {
  /** Name of the row for screen readers. */
  row: string;
  isOpen: boolean;
  onToggle(event: MouseEvent<HTMLElement>): void;
  /** Id of the element with the details. */
  controls?: string;
  className?: string;
}

/** Button that shows the columns of a row for which the screen is too narrow. */
export function RowToggle({ row, isOpen, onToggle, controls, className }: RowToggleProps) {
  const t = useTexts(tableRowsTexts);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <IconButton
      label={t(isOpen ? 'less' : 'more', { row })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      className={className}
      onClick={onToggle}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
