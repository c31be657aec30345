// What screens use of the router, and no more: shared whole it could not be shaken.
export {
  BrowserRouter,
  MemoryRouter,
  Outlet,
  matchRoutes,
  useLocation,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, RouteObject } from 'react-router-dom';
export { Link, Navigate, NavLink } from './localized-links';
export { useNavigate } from './use-navigate';
