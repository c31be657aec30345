// Replaces a module of the federation runtime that collects details for reports, which no page sends.
export const optionsToMFContext = () => undefined;
