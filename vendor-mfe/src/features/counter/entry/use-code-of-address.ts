import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-ui/router';

/**
 * Reads the code in the URL fragment once and removes it from the browser history.
 * @param isReady the code is delivered once this is true
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
