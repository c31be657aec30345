/// <reference path="../ambient.d.ts" />
export * from './deal-card';
export * from './image-upload';
export * from './kit';
export * from './number-sheet';
export * from './passkeys';
export { SessionUnreachable } from './session-unreachable/lazy-session-unreachable';
export { answerStepUps } from './step-up';
