import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendSandboxProblem } from './problem';

const TEST_KEY = /^bearer +dob_test_/i;

/** True if the request has a key of the sandbox, valid or not. */
export const hasTestKey = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  TEST_KEY.test(headers.authorization?.trim() ?? '');

/** Rejects requests with a test key where there is no sandbox, before a byte of the body is read. */
export function rejectTestKeys(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, reply, done) => {
    if (hasTestKey(request)) sendSandboxProblem(reply, 'no-sandbox');
    else done();
  });
}
