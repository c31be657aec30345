/** The code of the frame; public pages do not load it. */
export const loadDashboard = () =>
  import(/* webpackChunkName: "dashboard" */ '../../features/dashboard-frame/dashboard');
