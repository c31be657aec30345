export const timer = setInterval(() => undefined, 1000);
