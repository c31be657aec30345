export const planPath = (id: number): string => `/api/plans/${id}`;
