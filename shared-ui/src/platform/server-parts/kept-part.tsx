import type { ComponentType } from 'react';
import { useAppStore } from 'shared-ui/store';
import type { ServerReadWithParts } from './server-parts';

/** Properties that JSON can describe: they are the key of the kept HTML. */
type PlainProps<Props> = {
  [Name in keyof Props]: Props[Name] extends ((...args: never[]) => unknown) | undefined
    ? never
    : Props[Name];
};

const partsOf = (_dispatch: unknown, _getState: unknown, read: unknown) =>
  (read as ServerReadWithParts | undefined)?.parts;

/**
 * Returns a component whose HTML the server keeps for other pages (ADR 128). It may depend on its properties and the language only:
 * not on the address, the city, the session, other API responses, the time, or ids of `useId`. Builds for the browser contain
 * the component itself: a loader removes the call (`whole-part.mjs`).
 */
export function keptPart<Props extends PlainProps<Props>>(Part: ComponentType<Props>): ComponentType<Props> {
  return function KeptPart(props) {
    const place = useAppStore().dispatch(partsOf)?.place(Part, props);
    return place === undefined ? <Part {...props} /> : <wbr data-part={place} />;
  };
}
