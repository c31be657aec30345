import { useEffect, useState } from 'react';
import { siteReadPath } from 'shared-ui/api/paths';

export type ApiStatus = { works: true; milliseconds: number } | { works: false };

/** Asks the API once for a small answer. Undefined until it arrived, and on the server. */
export function useApiStatus(): ApiStatus | undefined {
  const [status, setStatus] = useState<ApiStatus>();
  useEffect(() => {
    const leaving = new AbortController();
    const start = performance.now();
    fetch(siteReadPath, { signal: leaving.signal, cache: 'no-store' })
      .then(({ ok }) =>
        setStatus(
          ok ? { works: true, milliseconds: Math.round(performance.now() - start) } : { works: false },
        ),
      )
      .catch(() => {
        if (!leaving.signal.aborted) setStatus({ works: false });
      });
    return () => leaving.abort();
  }, []);
  return status;
}
