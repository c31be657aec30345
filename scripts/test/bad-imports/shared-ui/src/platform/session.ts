import 'shared-ui/store';
import '../format/index';

export const session = 1;
