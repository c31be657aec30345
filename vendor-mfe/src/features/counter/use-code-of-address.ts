import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-ui/router';

/** Takes the code that the address brought along, once, and keeps it out of the history. */
export function useCodeOfAddress(onCode: (code: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const taken = useRef('');
  useEffect(() => {
    if (hash.length <= 1 || taken.current === hash) return;
    taken.current = hash;
    navigate(pathname, { replace: true });
    onCode(hash.slice(1));
  }, [hash, pathname, navigate, onCode]);
}
