import '../ui/index';

export const render = 1;
