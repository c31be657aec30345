import { useEffect, useState } from 'react';

/** The width up to `--tablet` of the style sheets. */
const PHONE = '(max-width: 759.98px)';

/** Returns true at the width of phones; false until the first effect. */
export function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(false);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const look = () => setPhone(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isPhone;
}
