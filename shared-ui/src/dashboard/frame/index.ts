export { DashboardFrame } from './dashboard-frame';
export type { DashboardLink, DashboardOwner } from './dashboard-link';
export { dashboardTexts } from './texts';
