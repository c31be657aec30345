import type { APIRequestContext, Page } from '@playwright/test';
import type { DemoAccount } from '../people/people.ts';

/** One state of a screen that the tests open and photograph. */
export interface ScreenShot {
  name: string;
  path: string | ((request: APIRequestContext) => Promise<string>);
  as?: DemoAccount;
  /** Its path signs somebody in, in a browser of its own. */
  alone?: true;
  /** What has to be done before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** The action or the mounted components depend on the width, so that the page is loaded at each width. */
  opensAtEachWidth?: true;
}
