// In place of the federation runtime's own: what a host shares and loads is for reports that no page sends.
export const optionsToMFContext = () => undefined;
