import { authApi as generatedApi } from '../generated/auth';
import { onSuccess } from '../tags';

export type * from '../generated/auth';

export const authApi = generatedApi.enhanceEndpoints({
  endpoints: {
    authUser: { providesTags: ['Session'] },
    ownAccountOne: { providesTags: ['Session'] },
    authLogin: { invalidatesTags: onSuccess(['Session']) },
    authAdminLogin: { invalidatesTags: onSuccess(['Session']) },
    authLogout: { invalidatesTags: onSuccess(['Session']) },
    authVerifyEmail: { invalidatesTags: onSuccess(['Session']) },
    customersSignup: { invalidatesTags: onSuccess(['Session']) },
  },
});

export const {
  useAuthAdminLoginMutation,
  useAuthResendEmailMutation,
  useAuthVerifyEmailMutation,
  useAuthLoginMutation,
  useAuthLogoutMutation,
  useAuthUserQuery,
  useCustomersSignupMutation,
  useSessionNavigationLoginQuery,
  useSessionNavigationLogoutQuery,
  useOwnAccountOneQuery,
} = authApi;
