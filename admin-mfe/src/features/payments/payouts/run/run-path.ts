/** Address of a run. */
export const runPath = (id: string): string => `/dashboard/payments?tab=accounts&list=runs&run=${id}`;
