import { Suspense } from 'react';
import { BrandProvider } from 'shared-ui/dashboard';
import { Outlet } from 'shared-ui/router';

/** What stands around each page of the console: antd in the brand's look. */
export const ConsoleFrame = () => (
  <BrandProvider>
    <Suspense>
      <Outlet />
    </Suspense>
  </BrandProvider>
);
