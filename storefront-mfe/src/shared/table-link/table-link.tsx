import { Download } from 'lucide-react';
import { buttonClass } from 'shared-ui/ui';

interface TableLinkProps {
  /** URL of the table as a file. */
  url: string;
  label: string;
}

/** Link that saves the user's own list as a file for spreadsheets. */
export const TableLink = ({ url, label }: TableLinkProps) => (
  <a href={url} download className={buttonClass({ variant: 'outline', size: 'small' })}>
    <Download size={16} aria-hidden />
    {label}
  </a>
);
