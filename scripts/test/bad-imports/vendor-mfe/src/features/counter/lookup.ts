export const lookup = 1;
