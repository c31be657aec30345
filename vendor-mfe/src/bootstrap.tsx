import 'shared-ui/theme/base.css';
import { startAlone } from 'shared-ui/host';
import { contractVersion, prefetch, routes } from './remote';

startAlone({ contractVersion, routes, prefetch });
