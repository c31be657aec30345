import { plansApi as generatedApi } from '../generated/plans';

export * from '../generated/plans';

export const plansApi = generatedApi.enhanceEndpoints({ endpoints: { plansRead: { providesTags: ['Plan'] } } });
