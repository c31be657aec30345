import type { APIRequestContext, Page } from '@playwright/test';
import type { DemoAccount } from '../people/people.ts';

/** State of a screen that the tests open and photograph. */
export interface ScreenShot {
  name: string;
  path: string | ((request: APIRequestContext) => Promise<string>);
  as?: DemoAccount;
  /** True if the path signs a user in, so that the screen needs its own browser context. */
  alone?: true;
  /** Action before the screenshot. */
  act?: (page: Page) => Promise<void>;
  /** True if the action or the mounted components depend on the width, so that the page is loaded at each width. */
  opensAtEachWidth?: true;
}
