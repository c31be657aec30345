export function tableAccess(backendDir: string): { lines: string[]; unresolved: string[] };
