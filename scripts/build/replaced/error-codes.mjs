// Replaces the messages and guide links of the federation: an error keeps its code and its details.
const runtime = (number) => `RUNTIME-${number}`;

export const RUNTIME_001 = runtime('001');
export const RUNTIME_002 = runtime('002');
export const RUNTIME_003 = runtime('003');
export const RUNTIME_004 = runtime('004');
export const RUNTIME_005 = runtime('005');
export const RUNTIME_006 = runtime('006');
export const RUNTIME_007 = runtime('007');
export const RUNTIME_008 = runtime('008');
export const RUNTIME_009 = runtime('009');
export const RUNTIME_010 = runtime('010');
export const RUNTIME_011 = runtime('011');
export const RUNTIME_012 = runtime('012');
export const RUNTIME_013 = runtime('013');
export const RUNTIME_014 = runtime('014');
export const RUNTIME_015 = runtime('015');

export const runtimeDescMap = {};

export const getShortErrorMsg = (code, _sentences, facts, original) =>
  [code, facts && JSON.stringify(facts), original].filter(Boolean).join('\n');

export const logAndReport = (code, sentences, facts, report, original) =>
  report(getShortErrorMsg(code, sentences, facts, original));
