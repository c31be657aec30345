import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import { ForEnrolment } from '../../../common/access/for-enrolment.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NeedsStepUp } from '../../../common/access/step-up.decorator.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { Idempotent, type Replay } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { PublicIdPipe } from '../../../common/validation/id.pipe.js';
import { SignedInView } from '../profile/user.view.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { PasskeyNameDto, ProvePasskeyDto, RegisterPasskeyDto } from './passkey.dto.js';
import { PasskeyProofs } from './passkey-proofs.service.js';
import { PasskeyView, RegisteredPasskeyView } from './passkey.view.js';
import { PasskeyOffers } from './passkey-offers.service.js';
import { PasskeysService } from './passkeys.service.js';

const again: Replay<PasskeysController> = ({ passkeys }, id, { id: userId }) => passkeys.one(userId, id);
const registeredAgain: Replay<PasskeysController> = async ({ passkeys }, id, { id: userId }) => ({
  ...(await passkeys.one(userId, id)),
  recoveryCodes: [],
});
const OPTIONS = { schema: { type: 'object', additionalProperties: true } } as const;

/** Signing in by the finger, face or PIN of a device. */
@ApiTags('passkeys')
@Controller('auth/passkeys')
@AllowAccess('signed-in')
export class PasskeysController {
  constructor(
    readonly passkeys: PasskeysService,
    private readonly proofs: PasskeyProofs,
    private readonly signIns: SignInService,
    private readonly offers: PasskeyOffers,
  ) {}

  /** The caller's passkeys */
  @Get()
  @ForEnrolment()
  list(@CurrentUser() user: SessionUser): Promise<PasskeyView[]> {
    return this.passkeys.list(user.id);
  }

  /**
   * Options to create a passkey with
   * @remarks `PublicKeyCredentialCreationOptionsJSON` for `navigator.credentials.create()`, valid once and for five minutes.
   */
  @Post('options')
  @HttpCode(200)
  @ForEnrolment()
  @NeedsStepUp()
  @LimitRate({ name: 'passkey-options', points: 30, seconds: 60, by: 'user' })
  @ApiOkResponse(OPTIONS)
  options(@CurrentUser() user: SessionUser): Promise<object> {
    return this.passkeys.options(user);
  }

  /** Add a passkey */
  @Post()
  @ForEnrolment()
  @NeedsStepUp()
  @Idempotent(registeredAgain)
  @ApiConflictResponse({ description: '`passkey.not-made`, `passkey.limit`', type: ProblemView })
  register(
    @CurrentUser() user: SessionUser,
    @Body() { name, response }: RegisterPasskeyDto,
  ): Promise<RegisteredPasskeyView> {
    return this.passkeys.register(user, name, response);
  }

  /** Rename a passkey */
  @Patch(':id')
  @Idempotent(again)
  @ApiNotFoundResponse({ description: '`passkey.not-found`', type: ProblemView })
  rename(
    @CurrentUser() user: SessionUser,
    @Param('id', PublicIdPipe) id: string,
    @Body() { name }: PasskeyNameDto,
  ): Promise<PasskeyView> {
    return this.passkeys.rename(user.id, id, name);
  }

  /** Remove a passkey */
  @Delete(':id')
  @HttpCode(204)
  @NeedsStepUp()
  @Idempotent()
  @ApiNotFoundResponse({ description: '`passkey.not-found`', type: ProblemView })
  remove(@CurrentUser() user: SessionUser, @Param('id', PublicIdPipe) id: string): Promise<void> {
    return this.passkeys.remove(user.id, id);
  }

  /**
   * Decline further offers of a passkey
   * @remarks Declines further offers of a passkey at sign-in.
   */
  @Post('offer/decline')
  @HttpCode(204)
  @Idempotent()
  declineOffer(@CurrentUser() user: SessionUser): Promise<void> {
    return this.offers.decline(user.id);
  }

  /**
   * Options to sign in with a passkey
   * @remarks `PublicKeyCredentialRequestOptionsJSON` for `navigator.credentials.get()`, valid once and for five minutes.
   */
  @Post('sign-in/options')
  @HttpCode(200)
  @AllowAccess('public')
  @LimitRate({ name: 'passkey-sign-in-options', points: 30, seconds: 60, by: 'visitor' })
  @ApiOkResponse(OPTIONS)
  signInOptions(): Promise<object> {
    return this.proofs.options();
  }

  /**
   * Sign in with a passkey
   * @remarks Signs in with a passkey, which is both steps of a sign-in: possession, and the finger, face or PIN.
   */
  @Post('sign-in')
  @HttpCode(200)
  @AllowAccess('public')
  @LimitRate({ name: 'passkey-sign-in', points: 30, seconds: 60, by: 'address' })
  @ApiUnauthorizedResponse({ description: '`passkey.refused`', type: ProblemView })
  async signIn(
    @Body() { response }: ProvePasskeyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    return SignedInView.of(await this.signIns.withPasskey(response, request, reply));
  }
}
