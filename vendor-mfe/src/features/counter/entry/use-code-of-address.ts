import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-ui/router';

/**
 * Takes the code that the address brought along, once, and keeps it out of the history.
 * @param isReady until then it waits
 */
export function useCodeOfAddress(isReady: boolean, onCode: (code: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const waiting = useRef('');
  useEffect(() => {
    if (hash.length > 1) {
      waiting.current = hash.slice(1);
      navigate(pathname, { replace: true });
    }
    if (!isReady || !waiting.current) return;
    const code = waiting.current;
    waiting.current = '';
    onCode(code);
  }, [hash, pathname, isReady, navigate, onCode]);
}
