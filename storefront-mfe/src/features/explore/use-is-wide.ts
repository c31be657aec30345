import { useEffect, useState } from 'react';

const WIDE = '(min-width: 1080px)';

/** True if the screen has room for a column beside the list; false until it is measured. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const measure = () => setWide(query.matches);
    measure();
    query.addEventListener('change', measure);
    return () => query.removeEventListener('change', measure);
  }, []);
  return isWide;
}
