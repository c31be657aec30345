import { Suspense } from 'react';
import { BrandProvider } from 'shared-ui/dashboard';
import { Outlet } from 'shared-ui/router';

/** Layout of every console page, with antd in the brand's theme. */
export const ConsoleFrame = () => (
  <BrandProvider>
    <Suspense>
      <Outlet />
    </Suspense>
  </BrandProvider>
);
