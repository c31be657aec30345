import { money } from '../../shared-ui/src/format/index';

export { money };
