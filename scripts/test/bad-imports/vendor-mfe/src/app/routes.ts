import '../features/counter/lookup';
export const routes = 1;
