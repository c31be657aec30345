/** Groups a code for reading aloud: '7K4M29QX' becomes '7K4M 29QX'. */
export const groupCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
