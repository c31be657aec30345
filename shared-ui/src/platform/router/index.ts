// Exports only the used parts of the router: a package shared as a whole cannot be tree-shaken.
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
