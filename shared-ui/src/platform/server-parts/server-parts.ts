import type { ComponentType } from 'react';
import type { ServerRead } from 'shared-ui/store';

/** Parts of a page whose HTML the server keeps. */
export interface ServerParts {
  /** Returns the place of a part in the page that is being rendered; undefined for a part that has to be rendered with the page. */
  place<Props extends object>(Part: ComponentType<Props>, props: Props): number | undefined;
}

/** How a rendered page reads from the API, with its kept parts; without them for a page such as that of a signed-in visitor. */
export type ServerReadWithParts = ServerRead & { readonly parts?: ServerParts | undefined };
