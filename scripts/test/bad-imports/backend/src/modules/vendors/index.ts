export const vendor = 1;
