import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { TextField } from 'shared-ui/ui';
import styles from './vendor-deals.module.css';
import { vendorDealsTexts } from './texts';

const DEBOUNCE_MS = 300;

interface DealSearchProps {
  value: string;
  onSearch(text: string): void;
}

/** Search field with a debounce. */
export function DealSearch({ value, onSearch }: DealSearchProps) {
  const t = useTexts(vendorDealsTexts);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField
      type="search"
      label={t('search')}
      placeholder={t('searchHint')}
      className={styles.search}
      start={<Search size={20} />}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
