import { Suspense } from 'react';
import { BrandProvider, ScreenPlaceholder } from 'shared-ui/dashboard';
import { Outlet } from 'shared-ui/router';

/** Layout of every console page, with antd in the brand's theme. */
export const ConsoleFrame = () => (
  <BrandProvider>
    <Suspense fallback={<ScreenPlaceholder />}>
      <Outlet />
    </Suspense>
  </BrandProvider>
);
