import { useState } from 'react';

/** Returns true once a value has differed from its initial value. */
export function useHasChanged(value: unknown): boolean {
  const [first] = useState(value);
  const [changed, setChanged] = useState(false);
  if (!changed && value !== first) setChanged(true);
  return changed;
}
