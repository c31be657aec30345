import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextField } from 'shared-ui/ui';

const DEBOUNCE_MS = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  className?: string;
  /** Called 300 ms after the last change. */
  onSearch(words: string): void;
}

/** Search field with a debounce. */
export function SearchField({ label, value, className, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField
      type="search"
      label={label}
      className={className}
      maxLength={100}
      start={<Search size={18} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
