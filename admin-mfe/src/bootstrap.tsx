import 'shared-ui/theme/base.css';
import { startAlone } from 'shared-ui/host';
import { answerStepUps } from 'shared-ui/ui';
import { contractVersion, prefetch, routes } from './remote';

answerStepUps();
startAlone({ contractVersion, routes, prefetch });
