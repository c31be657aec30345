export const deal = 1;
