import 'shared-ui/theme/base.css';
import { startAlone } from 'shared-ui/alone';
import { contractVersion, prefetch, routes } from './remote';

startAlone({ contractVersion, routes, prefetch });
