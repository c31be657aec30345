import { memo } from 'react';
import { deferredPart } from 'shared-ui/ui';
// The server renders the line, so its styles load with the page.
import './price-line.module.css';

/**
 * Line about the regular price, rendered by the server. Its code loads on the first interaction. Rendering again before that would
 * make React remove the server's HTML.
 */
export const DeferredPriceLine = memo(deferredPart(async () => (await import('./price-line')).PriceLine));
