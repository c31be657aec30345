import { Search } from 'lucide-react';
import { TextField } from '../../ui';
import { useDelayedText } from './use-delayed-text';

interface SearchFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  className?: string | undefined;
  /** Called 300 ms after the last change, without outer spaces. */
  onSearch(words: string): void;
}

/** Search field of a list. */
export function SearchField({ label, value, placeholder, className, onSearch }: SearchFieldProps) {
  const [typed, type] = useDelayedText(value, onSearch);
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      className={className}
      maxLength={100}
      start={<Search size={18} aria-hidden />}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
