import { useState } from 'react';

/** False while a value is still the one it began with. */
export function useHasChanged(value: unknown): boolean {
  const [first] = useState(value);
  const [changed, setChanged] = useState(false);
  if (!changed && value !== first) setChanged(true);
  return changed;
}
