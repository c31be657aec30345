/** '7K4M29QX' as it is read out: '7K4M 29QX'. */
export const groupCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
