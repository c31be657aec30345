import { type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takeAndTell, tellLimits } from '../../../common/rate-limit/rate-limit-headers.js';
import { RateLimiters } from '../../../common/rate-limit/rate-limiters.js';
import { validationPipe } from '../../../common/validation/validation.pipe.js';
import { SignInLog } from './sign-in-log.service.js';

/** Wrong passwords per minute: for one account from one address, and from one address across all accounts. */
const PER_ACCOUNT = { name: 'login-account', points: 10, seconds: 60 };
const PER_ADDRESS = { name: 'login-address', points: 99, seconds: 60 };

/** Validation, rate limits and logging around the check of a password. Only wrong passwords use the allowance. */
@Injectable()
export class SignInAttempts {
  private readonly pipe = validationPipe();

  constructor(
    private readonly limiters: RateLimiters,
    private readonly log: SignInLog,
  ) {}

  /**
   * Guards run before pipes: a malformed body gets a 400 and uses no allowance.
   * @throws request.invalid
   */
  async form<Form>(context: ExecutionContext, metatype: Type<Form>): Promise<Form> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    return (await this.pipe.transform(body, { type: 'body', metatype })) as Form;
  }

  /**
   * @param check throws if the password is wrong
   * @throws request.too-many, and the errors of `check`
   */
  async limited(context: ExecutionContext, email: string, check: () => Promise<boolean>): Promise<boolean> {
    const http = context.switchToHttp();
    const { ip } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const account = `${ip} ${email.toLowerCase()}`;
    try {
      const taken = await takeAndTell(this.limiters, reply, [
        { allowance: PER_ADDRESS, key: ip },
        { allowance: PER_ACCOUNT, key: account },
      ]);
      const isRight = await check();
      await this.limiters.giveBack(PER_ACCOUNT, account);
      await this.limiters.giveBack(PER_ADDRESS, ip);
      const left = taken.map((one) => ({ ...one, remaining: one.remaining + 1 }));
      tellLimits(this.limiters, reply, left);
      return isRight;
    } catch (error) {
      this.log.failed(email, ip, error);
      throw error;
    }
  }
}
