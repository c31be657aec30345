/** Loads the code of pages for signed-in users; public pages do not load it. */
export const loadDashboard = () => import(/* webpackChunkName: "dashboard" */ './own-area');
