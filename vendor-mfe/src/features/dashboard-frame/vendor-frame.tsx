import { Suspense } from 'react';
import { BrandProvider, ScreenPlaceholder } from 'shared-ui/dashboard';
import { Outlet } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/platform';
import { runsBusiness } from '../../shared/own-right';
import { SuspensionNotice } from './suspension-notice';

/** Layout of every vendor page: antd in the brand's theme, and the suspension notice. */
export function VendorFrame() {
  const { user } = useCurrentUser();
  return (
    <BrandProvider>
      {user && runsBusiness(user) && <SuspensionNotice />}
      <Suspense fallback={<ScreenPlaceholder />}>
        <Outlet />
      </Suspense>
    </BrandProvider>
  );
}
