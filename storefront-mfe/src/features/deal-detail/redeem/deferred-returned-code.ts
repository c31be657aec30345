import { memo } from 'react';
import { deferredPart } from 'shared-ui/ui';
import './open-code.module.css';

/** What the server says after a redemption without scripts: no page that has them needs its code early. */
export const DeferredReturnedCode = memo(
  deferredPart(async () => (await import('./returned-code')).ReturnedCode),
);
