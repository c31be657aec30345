import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBadRequestResponse, ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Audited } from '../../../common/access/audited.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { CodeToLookUpDto } from '../passes/pass.dto.js';
import { CodeLookUp } from './code-look-up.service.js';
import { FoundCodeView } from './code-look-up.view.js';

@ApiTags('admin-search')
@Controller('admin/codes')
@AllowAccess('admin:users')
export class CodeLookUpController {
  constructor(private readonly codes: CodeLookUp) {}

  /**
   * Find the pass of a code
   * @remarks Finds the pass of a typed or scanned code. Each look-up is in the audit log, without the code.
   */
  @Post('lookup')
  @HttpCode(200)
  @Audited('pass.looked-up')
  @LimitRate({ name: 'admin-code', points: 30, seconds: 60, by: 'user' })
  @ApiBadRequestResponse({ description: '`code.malformed`', type: ProblemView })
  lookUp(@CurrentUser() admin: SessionUser, @Body() { code }: CodeToLookUpDto): Promise<FoundCodeView[]> {
    return this.codes.find(code, admin.id);
  }
}
