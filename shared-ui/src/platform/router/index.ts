// What screens use of the router, and no more: shared whole it could not be shaken.
export {
  BrowserRouter,
  Outlet,
  matchRoutes,
  useLocation,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
export { Link, type LinkProps } from './link';
export { NavLink, type NavLinkProps } from './nav-link';
export { Navigate } from './navigate';
export { useNavigate } from './use-navigate';
