import { useEffect } from 'react';
import { shifts } from './shift';

/** Keeps a form on the screen while it is in work: the counter asks who is there after it. */
export function useFormInWork(isInWork = true): void {
  useEffect(() => (isInWork ? shifts.hold() : undefined), [isInWork]);
}
