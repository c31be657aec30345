import { version } from '../../../sdk/src/version';

export { version };
