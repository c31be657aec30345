/** The code of the pages of whoever is signed in; public pages do not load it. */
export const loadDashboard = () => import(/* webpackChunkName: "dashboard" */ './own-area');
